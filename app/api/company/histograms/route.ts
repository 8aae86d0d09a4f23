import { withUser } from '@/lib/http/wrappers';
import { foundQuerySchema } from '@/lib/search/api-schemas';
import { histograms } from '@/lib/search/facets';
import { histogramsAnswerSchema } from '@/lib/search/found-answers';

const schemas = { query: foundQuerySchema, answer: histogramsAnswerSchema };

// GET /api/company/histograms?search=
export const GET = withUser(schemas, async ({ query }) => ({
  status: 'success',
  data: await histograms(query),
}));

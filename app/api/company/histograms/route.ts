import { withUser } from '@/lib/http/wrappers';
import { foundQuerySchema } from '@/lib/search/api-schemas';
import { histograms } from '@/lib/search/facets';
import { histogramsAnswerSchema } from '@/lib/search/found-answers';
import { ownQuestion } from '@/lib/search/saved-keys';

const schemas = { query: foundQuerySchema, answer: histogramsAnswerSchema };

// GET /api/company/histograms?search=
export const GET = withUser(schemas, async ({ user, query }) => ({
  status: 'success',
  data: await histograms(await ownQuestion(query, user.id)),
}));

import { withUser } from '@/lib/http/wrappers';
import { foundQuerySchema } from '@/lib/search/api-schemas';
import { facetCounts } from '@/lib/search/facets';
import { facetsAnswerSchema } from '@/lib/search/found-answers';

const schemas = { query: foundQuerySchema, answer: facetsAnswerSchema };

// GET /api/company/facets?search=
export const GET = withUser(schemas, async ({ query }) => ({
  status: 'success',
  data: await facetCounts(query),
}));

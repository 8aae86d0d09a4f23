import { withUser } from '@/lib/http/wrappers';
import { foundQuerySchema } from '@/lib/search/api-schemas';
import { facetCounts } from '@/lib/search/facets';
import { facetsAnswerSchema } from '@/lib/search/found-answers';
import { ownQuestion } from '@/lib/search/saved-keys';

const schemas = { query: foundQuerySchema, answer: facetsAnswerSchema };

// GET /api/company/facets?search=
export const GET = withUser(schemas, async ({ user, query }) => ({
  status: 'success',
  data: await facetCounts(await ownQuestion(query, user.id)),
}));

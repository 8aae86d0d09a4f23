import { withUser } from '@/lib/http/wrappers';
import { foundQuerySchema } from '@/lib/search/api-schemas';
import { facetCounts } from '@/lib/search/facets';

// GET /api/company/facets?search=
export const GET = withUser({ query: foundQuerySchema }, async ({ query }) => ({
  status: 'success',
  data: await facetCounts(query),
}));

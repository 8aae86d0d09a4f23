import { withUser } from '@/lib/http/wrappers';
import { foundQuerySchema } from '@/lib/search/api-schemas';
import { histograms } from '@/lib/search/histograms';

// GET /api/company/histograms?search=
export const GET = withUser({ query: foundQuerySchema }, async ({ query }) => ({
  status: 'success',
  data: await histograms(query),
}));

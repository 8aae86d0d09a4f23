import { withUser } from '@/lib/http/wrappers';
import { clustersQuerySchema } from '@/lib/search/api/place-schemas';
import { mapClusters } from '@/lib/search/map-clusters';

// GET /api/company/clusters?search=&west=&south=&east=&north=&zoom=
export const GET = withUser({ query: clustersQuerySchema }, async ({ query }) => ({
  status: 'success',
  data: await mapClusters(query),
}));

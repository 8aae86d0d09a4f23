import { withUser } from '@/lib/http/wrappers';
import { clustersQuerySchema } from '@/lib/search/api/place-schemas';
import { clustersAnswerSchema } from '@/lib/search/found-answers';
import { mapClusters } from '@/lib/search/map-clusters';
import { ownQuestion } from '@/lib/search/saved-keys';

const schemas = { query: clustersQuerySchema, answer: clustersAnswerSchema };

// GET /api/company/clusters?search=&west=&south=&east=&north=&zoom=
export const GET = withUser(schemas, async ({ user, query }) => ({
  status: 'success',
  data: await mapClusters(await ownQuestion(query, user.id)),
}));

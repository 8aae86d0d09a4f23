import { withUser } from '@/lib/http/wrappers';
import { recommendationBodySchema } from '@/lib/recommendations/api-schemas';
import { toResponse } from '@/lib/recommendations/mapper';
import { findKeyByName, listRecommendations } from '@/lib/recommendations/queries';

// POST /api/rec/fast/query
export const POST = withUser({ reads: true, body: recommendationBodySchema }, async ({ body }) => {
  const key = await findKeyByName(body.company_name);
  return toResponse(key === null ? [] : await listRecommendations(key));
});

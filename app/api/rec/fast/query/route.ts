import { withUser } from '@/lib/http/wrappers';
import { recommendationsAnswerSchema } from '@/lib/recommendations/answers';
import { recommendationBodySchema } from '@/lib/recommendations/api-schemas';
import { toResponse } from '@/lib/recommendations/mapper';
import { findKeyByName, listRecommendations } from '@/lib/recommendations/queries';

const schemas = {
  reads: true as const,
  body: recommendationBodySchema,
  answer: recommendationsAnswerSchema,
};

// POST /api/rec/fast/query
export const POST = withUser(schemas, async ({ body }) => {
  const key = await findKeyByName(body.company_name);
  return toResponse(key === null ? [] : await listRecommendations(key));
});

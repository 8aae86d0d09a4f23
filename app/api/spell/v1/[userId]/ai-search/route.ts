import { aiSearchAnswerSchema } from '@/lib/ai-search/answers';
import { aiSearchParamsSchema, aiSearchQuerySchema } from '@/lib/ai-search/api-schemas';
import { AI_MESSAGES } from '@/lib/ai-search/constants';
import { runAiSearch } from '@/lib/ai-search/run';
import { requireSelf } from '@/lib/auth/own-id';
import { requireOwnSite } from '@/lib/http/origin';
import { withUser } from '@/lib/http/wrappers';
import { toHitOnWire } from '@/lib/search/api/answers';

const schemas = {
  writes: true as const,
  params: aiSearchParamsSchema,
  query: aiSearchQuerySchema,
  answer: aiSearchAnswerSchema,
};

// GET /api/spell/v1/{userId}/ai-search?query=
export const GET = withUser(schemas, async ({ user, params, query, request, caller }) => {
  requireOwnSite(request);
  requireSelf(user, params.userId);
  const asker = { ...user, address: caller.address };
  const { run, result, remaining } = await runAiSearch(asker, query.query);
  const { items, total } = result;
  return { message: AI_MESSAGES.fetched, data: items.map(toHitOnWire), total, run, remaining };
});

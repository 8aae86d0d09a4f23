import { aiSearchAnswerSchema } from '@/lib/ai-search/answers';
import { aiSearchParamsSchema, aiSearchQuerySchema } from '@/lib/ai-search/api-schemas';
import { AI_MESSAGES } from '@/lib/ai-search/constants';
import { isUnread, runAiSearch } from '@/lib/ai-search/run';
import { peopleAsked } from '@/lib/assistant/people-asked';
import { requireSelf } from '@/lib/auth/own-id';
import { requireOwnSite } from '@/lib/http/origin';
import { withUser } from '@/lib/http/wrappers';
import { findRemaining } from '@/lib/quotas/queries';
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
  const message = AI_MESSAGES.fetched;
  try {
    const { run, result, remaining } = await runAiSearch(asker, query.query);
    const { items, total } = result;
    return { message, data: items.map(toHitOnWire), total, run, remaining };
  } catch (failure) {
    const people = isUnread(failure) ? await peopleAsked(query.query) : null;
    if (people === null) throw failure;
    const remaining = await findRemaining(user, 'AI_SEARCH');
    return { message, data: [], total: 0, run: null, people, remaining };
  }
});

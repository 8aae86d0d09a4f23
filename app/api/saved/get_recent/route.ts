import { withUser } from '@/lib/http/wrappers';
import { clearedAnswerSchema, recentAnswerSchema } from '@/lib/recent-searches/answers';
import { clearRecentSchema } from '@/lib/recent-searches/api-schemas';
import { clearRecentSearches, deleteRecentSearch } from '@/lib/recent-searches/mutations';
import { listRecentSearches } from '@/lib/recent-searches/queries';

// GET /api/saved/get_recent
export const GET = withUser({ answer: recentAnswerSchema }, async ({ user }) => ({
  status: 'success',
  data: await listRecentSearches(user.id),
}));

// DELETE /api/saved/get_recent?query=&kind=
export const DELETE = withUser(
  { query: clearRecentSchema, answer: clearedAnswerSchema },
  async ({ user, query: { query, kind } }) => ({
    status: 'success',
    deleted: await (query === undefined
      ? clearRecentSearches(user.id, kind)
      : deleteRecentSearch(user.id, query, kind)),
  }),
);

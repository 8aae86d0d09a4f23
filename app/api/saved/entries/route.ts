import { withUser } from '@/lib/http/wrappers';
import { savedPageSchema } from '@/lib/saved/api-schemas';
import { listSavedPage, toPageAnswer } from '@/lib/saved/table';

// GET /api/saved/entries?list&tag&q&industry&sort&direction&page&size
export const GET = withUser({ query: savedPageSchema }, async ({ user, query }) => ({
  status: 'success',
  ...toPageAnswer(await listSavedPage(user.id, query), query.size),
}));

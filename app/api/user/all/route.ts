import { withAdmin } from '@/lib/http/wrappers';
import { userListSchema } from '@/lib/users/admin/api-schemas';
import { getUsersPage } from '@/lib/users/admin/report';
import { userListAnswerSchema } from '@/lib/users/answers';

const schemas = { query: userListSchema, answer: userListAnswerSchema };

// GET /api/user/all?search&sort&direction&page&limit
export const GET = withAdmin(schemas, async ({ user, query, caller }) => {
  const { limit: pageSize, ...asked } = query;
  const question = { ...asked, pageSize };
  const { items, total, page, totalPages } = await getUsersPage(user.id, question, caller.address);
  return {
    data: items,
    pagination: { currentPage: page, totalPages, pageSize, totalRecords: total },
  };
});

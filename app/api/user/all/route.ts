import { withAdmin } from '@/lib/http/wrappers';
import { listUsers } from '@/lib/users/admin/user-list';
import { userListSchema } from '@/lib/users/admin/user-list-schemas';
import { userListAnswerSchema } from '@/lib/users/answers';

const schemas = { query: userListSchema, answer: userListAnswerSchema };

// GET /api/user/all?search&sort&direction&page&limit
export const GET = withAdmin(schemas, async ({ query }) => {
  const { limit: pageSize, ...question } = query;
  const { items, total, page, totalPages } = await listUsers({ ...question, pageSize });
  return {
    data: items,
    pagination: { currentPage: page, totalPages, pageSize, totalRecords: total },
  };
});

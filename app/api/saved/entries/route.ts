import { withUser } from '@/lib/http/wrappers';
import { savedPageSchema } from '@/lib/saved/api-schemas';
import { listSavedPage } from '@/lib/saved/table';

// GET /api/saved/entries?list&tag&q&industry&sort&direction&page&size
export const GET = withUser({ query: savedPageSchema }, async ({ user, query }) => {
  const { items, total, page, totalPages } = await listSavedPage(user.id, query);
  return {
    ...{ status: 'success', data: items },
    pagination: { currentPage: page, totalPages, pageSize: query.size, totalRecords: total },
  };
});

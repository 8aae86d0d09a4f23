import { withUser } from '@/lib/http/wrappers';
import { savedEntriesAnswerSchema } from '@/lib/saved/answers';
import { savedQuerySchema } from '@/lib/saved/api-schemas';
import { toSavedOnWire } from '@/lib/saved/mapper';
import { listSaved } from '@/lib/saved/queries';

const schemas = { query: savedQuerySchema, answer: savedEntriesAnswerSchema };

// GET /api/saved/get
export const GET = withUser(schemas, async ({ user, query }) => {
  const at = Date.now();
  const { the_key: companyKey, page, limit } = query;
  const saved = await listSaved(user.id, { companyKey, page, limit });
  return {
    status: 'success',
    data: saved.items.map((entry) => toSavedOnWire(user.id, entry)),
    pagination: {
      currentPage: saved.page,
      totalPages: saved.totalPages,
      pageSize: limit,
      totalRecords: saved.total,
    },
    at,
  };
});

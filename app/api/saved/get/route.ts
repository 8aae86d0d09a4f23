import { withUser } from '@/lib/http/wrappers';
import { savedQuerySchema } from '@/lib/saved/api-schemas';
import { toSavedOnWire } from '@/lib/saved/mapper';
import { listSaved } from '@/lib/saved/queries';

// GET /api/saved/get
export const GET = withUser({ query: savedQuerySchema }, async ({ user, query }) => {
  const at = Date.now();
  const saved = await listSaved(user.id, { companyKey: query.the_key });
  return { status: 'success', data: saved.map((entry) => toSavedOnWire(user.id, entry)), at };
});

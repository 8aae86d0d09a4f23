import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { saveSearchSchema } from '@/lib/saved-searches/api-schemas';
import { MESSAGES } from '@/lib/saved-searches/constants';
import { toSearchOnWire } from '@/lib/saved-searches/mapper';
import { createSavedSearch } from '@/lib/saved-searches/mutations';
import { listSavedSearches } from '@/lib/saved-searches/queries';

// GET /api/saved/searches
export const GET = withUser({}, async ({ user }) => ({
  status: 'success',
  data: (await listSavedSearches(user.id)).map(toSearchOnWire),
}));

// POST /api/saved/searches
export const POST = withUser({ body: saveSearchSchema }, async ({ user, body }) => {
  const search = await createSavedSearch(user.id, body);
  return json({ message: MESSAGES.saved, data: toSearchOnWire(search) }, { status: 201 });
});

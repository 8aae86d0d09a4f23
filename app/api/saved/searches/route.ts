import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { searchAnswerSchema, searchesAnswerSchema } from '@/lib/saved-searches/answers';
import { saveSearchSchema } from '@/lib/saved-searches/api-schemas';
import { MESSAGES } from '@/lib/saved-searches/constants';
import { toSearchOnWire } from '@/lib/saved-searches/mapper';
import { createSavedSearch } from '@/lib/saved-searches/mutations';
import { listSavedSearches } from '@/lib/saved-searches/queries';

// GET /api/saved/searches
export const GET = withUser({ answer: searchesAnswerSchema }, async ({ user }) => ({
  status: 'success',
  data: (await listSavedSearches(user.id)).map(toSearchOnWire),
}));

const saving = { body: saveSearchSchema, answer: searchAnswerSchema };

// POST /api/saved/searches
export const POST = withUser(saving, async ({ user, body }) => {
  const search = await createSavedSearch(user.id, body);
  return json({ message: MESSAGES.saved, data: toSearchOnWire(search) }, { status: 201 });
});

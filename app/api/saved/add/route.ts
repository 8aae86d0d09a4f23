import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { addSavedSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { saveCompany } from '@/lib/saved/mutations';

// POST /api/saved/add
export const POST = withUser({ body: addSavedSchema }, async ({ user, body }) => {
  const { id } = await saveCompany(user.id, body.Data.the_key);
  return json({ message: MESSAGES.saved, id, at: Date.now() }, { status: 201 });
});

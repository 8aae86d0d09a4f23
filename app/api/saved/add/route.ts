import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { addSavedSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { restoreCompany, saveCompany } from '@/lib/saved/mutations';

// POST /api/saved/add
export const POST = withUser({ body: addSavedSchema }, async ({ user, body }) => {
  const { Data, held } = body;
  const { id } = await (held
    ? restoreCompany(user.id, Data.the_key, held)
    : saveCompany(user.id, Data.the_key));
  return json({ message: MESSAGES.saved, id, at: Date.now() }, { status: 201 });
});

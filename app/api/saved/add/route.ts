import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { savedAnswerSchema } from '@/lib/saved/answers';
import { addSavedSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { restoreCompany, saveCompany } from '@/lib/saved/mutations';

const schemas = { body: addSavedSchema, answer: savedAnswerSchema };

// POST /api/saved/add
export const POST = withUser(schemas, async ({ user, body }) => {
  const { Data, held } = body;
  const { id } = await (held
    ? restoreCompany(user.id, Data.the_key, held)
    : saveCompany(user.id, Data.the_key));
  return json({ message: MESSAGES.saved, id, at: Date.now() }, { status: 201 });
});

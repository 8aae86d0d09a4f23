import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { importEntriesSchema } from '@/lib/imports/api-schemas';
import { saveImported } from '@/lib/imports/save';
import { savedFoundAnswerSchema } from '@/lib/saved/answers';
import { MESSAGES } from '@/lib/saved/constants';

const schemas = { body: importEntriesSchema, answer: savedFoundAnswerSchema };

// POST /api/saved/import/entries
export const POST = withUser(schemas, async ({ user, body }) => {
  const saved = await saveImported(user.id, body.cvrs, body.list);
  return json({ message: MESSAGES.savedFound, ...saved }, { status: 201 });
});

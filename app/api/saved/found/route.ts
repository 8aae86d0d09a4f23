import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { savedFoundAnswerSchema } from '@/lib/saved/answers';
import { saveFoundSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { saveFound } from '@/lib/saved/found';

const schemas = { body: saveFoundSchema, answer: savedFoundAnswerSchema };

// POST /api/saved/found
export const POST = withUser(schemas, async ({ user, body }) => {
  const { list, ...found } = body;
  const saved = await saveFound(user.id, found, list);
  return json({ message: MESSAGES.savedFound, ...saved }, { status: 201 });
});

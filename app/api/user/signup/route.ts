import { messageAnswerSchema } from '@/lib/answer-parts';
import { json } from '@/lib/http/respond';
import { withPublic } from '@/lib/http/wrappers';
import { MESSAGES } from '@/lib/users/constants';
import { createUser } from '@/lib/users/mutations';
import { signUpSchema } from '@/lib/users/schemas';

const schemas = { body: signUpSchema, answer: messageAnswerSchema };

// POST /api/user/signup
export const POST = withPublic(schemas, async ({ body, caller }) => {
  const { firstname, lastname, email, password } = body;
  const { address, language } = caller;
  const person = { firstName: firstname, lastName: lastname, email, password, language };
  await createUser(person, address);
  return json({ message: MESSAGES.signedUp }, { status: 201 });
});

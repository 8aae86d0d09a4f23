import { json } from '@/lib/http/respond';
import { withPublic } from '@/lib/http/wrappers';
import { MESSAGES } from '@/lib/users/constants';
import { createUser } from '@/lib/users/mutations';
import { signUpSchema } from '@/lib/users/schemas';

// POST /api/user/signup
export const POST = withPublic({ body: signUpSchema }, async ({ body }) => {
  const { firstname, lastname, email, password } = body;
  await createUser({ firstName: firstname, lastName: lastname, email, password });
  return json({ message: MESSAGES.signedUp }, { status: 201 });
});

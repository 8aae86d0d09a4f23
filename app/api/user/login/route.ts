import { withPublic } from '@/lib/http/wrappers';
import { signedInAnswerSchema } from '@/lib/users/answers';
import { loginSchema } from '@/lib/users/schemas';
import { signIn } from '@/lib/users/sign-in/sign-in';
import { sendSignedIn } from '@/lib/users/sign-in/signed-in';

const schemas = { body: loginSchema, answer: signedInAnswerSchema };

// POST /api/user/login: the token is for API clients, the cookies for browsers
export const POST = withPublic(schemas, async ({ body, caller }) =>
  sendSignedIn(await signIn(body, caller)),
);

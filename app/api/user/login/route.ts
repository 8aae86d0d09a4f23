import { sendSignedIn } from '@/lib/auth/answer';
import { callerOf } from '@/lib/http/caller';
import { withPublic } from '@/lib/http/wrappers';
import { loginSchema } from '@/lib/users/schemas';
import { signIn } from '@/lib/users/sign-in';

// POST /api/user/login: the token is for API clients, the cookies for browsers
export const POST = withPublic({ body: loginSchema }, async ({ body, request }) =>
  sendSignedIn(await signIn(body, callerOf(request))),
);

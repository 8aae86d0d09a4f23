import { setSessionCookie } from '@/lib/auth/set-cookie';
import { callerOf } from '@/lib/http/caller';
import { json } from '@/lib/http/respond';
import { withPublic } from '@/lib/http/wrappers';
import { signIn } from '@/lib/users/mutations';
import { loginSchema } from '@/lib/users/schemas';

// POST /api/user/login: the token is for API clients, the cookie for browsers
export const POST = withPublic({ body: loginSchema }, async ({ body, request }) => {
  const { token, user } = await signIn(body, callerOf(request));
  return setSessionCookie(json({ token, data: user }), token);
});

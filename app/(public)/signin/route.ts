import { findRequestUser } from '@/lib/auth/session';
import { clearSessionCookie, forgetCache } from '@/lib/auth/set-cookie';
import { withPublic } from '@/lib/http/wrappers';
import { paths } from '@/lib/paths';

// GET /signin: to the sign-in page, without the cookie of a session that ended
export const GET = withPublic({}, async ({ request }) => {
  const response = new Response(null, { status: 307, headers: { location: paths.signIn() } });
  return (await findRequestUser(request)) ? response : forgetCache(clearSessionCookie(response));
});

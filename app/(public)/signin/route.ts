import { findRequestUser } from '@/lib/auth/session';
import { clearSessionCookie, forgetCache } from '@/lib/auth/set-cookie';
import { withPublic } from '@/lib/http/wrappers';
import { paths } from '@/lib/paths';

// GET /signin: redirects to the sign-in page and clears the cookie of an ended session
export const GET = withPublic({}, async ({ request }) => {
  const response = new Response(null, { status: 307, headers: { location: paths.signIn() } });
  return (await findRequestUser(request)) ? response : forgetCache(clearSessionCookie(response));
});

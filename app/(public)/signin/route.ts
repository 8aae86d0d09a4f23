import { findRequestUser } from '@/lib/auth/session';
import { clearSessionCookie, forgetCache, setWantedCookie } from '@/lib/auth/set-cookie';
import { wantedFrom } from '@/lib/http/wanted-page';
import { withPublic } from '@/lib/http/wrappers';
import { paths } from '@/lib/paths';

// GET /signin: redirects to the sign-in page, clears the cookie of an ended session, and keeps the
// page that was wanted
export const GET = withPublic({}, async ({ request }) => {
  const response = new Response(null, { status: 307, headers: { location: paths.signIn() } });
  if (await findRequestUser(request)) return response;
  const wanted = wantedFrom(request);
  if (wanted !== null) setWantedCookie(response, wanted);
  return forgetCache(clearSessionCookie(response));
});

import { sendSignedIn } from '@/lib/auth/answer';
import { flowCookie } from '@/lib/auth/cookie';
import { setFlowCookie } from '@/lib/auth/set-cookie';
import { callerOf, readCookie } from '@/lib/http/caller';
import { isFromBrowser } from '@/lib/http/origin';
import { withPublic } from '@/lib/http/wrappers';
import { linkedinSchema } from '@/lib/users/api-schemas';
import { signInWithLinkedinCode } from '@/lib/users/provider-verbs';

// POST /api/user/linkedin
export const POST = withPublic({ body: linkedinSchema }, async ({ body, request }) => {
  const browser = isFromBrowser(request) ? { kept: readCookie(request, flowCookie.name) } : null;
  const signedIn = await signInWithLinkedinCode(body, browser, callerOf(request));
  return setFlowCookie(sendSignedIn(signedIn), '', 0);
});

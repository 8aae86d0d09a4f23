import { accountPaths } from '@/lib/account-paths';
import { redirectTo, sendProblem } from '@/lib/auth/flow-answer';
import { setFlowCookie } from '@/lib/auth/set-cookie';
import { flowCookie } from '@/lib/cookies';
import { readCookie } from '@/lib/http/caller';
import { withPublic } from '@/lib/http/wrappers';
import { paths } from '@/lib/paths';
import { callbackSchema } from '@/lib/users/api-schemas';
import { signInWithGoogleCode } from '@/lib/users/sign-in/provider-verbs';
import { setSignedIn } from '@/lib/users/sign-in/signed-in';

// GET /api/auth/callback/google: the redirect back from Google
export const GET = withPublic({ query: callbackSchema }, async ({ query, request, caller }) => {
  if (query.error) {
    return setFlowCookie(redirectTo(accountPaths.signInProblem('google', 'cancelled')), '', 0);
  }
  try {
    const kept = readCookie(request, flowCookie.name);
    const signedIn = await signInWithGoogleCode(query, kept, caller);
    return setFlowCookie(setSignedIn(redirectTo(paths.search()), signedIn), '', 0);
  } catch (error) {
    return sendProblem('google', error);
  }
});

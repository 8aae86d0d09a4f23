import { setFlowCookie } from '@/lib/auth/set-cookie';
import { flowCookie } from '@/lib/cookies';
import { readCookie } from '@/lib/http/caller';
import { isFromBrowser } from '@/lib/http/origin';
import { finished, withPublic } from '@/lib/http/wrappers';
import { signedInAnswerSchema } from '@/lib/users/answers';
import { linkedinSchema } from '@/lib/users/api-schemas';
import { signInWithLinkedinCode } from '@/lib/users/sign-in/provider-verbs';
import { sendSignedIn } from '@/lib/users/sign-in/signed-in';

const schemas = { body: linkedinSchema, answer: signedInAnswerSchema };

const route = withPublic(schemas, async ({ body, request, caller }) => {
  const browser = isFromBrowser(request) ? { kept: readCookie(request, flowCookie.name) } : null;
  const signedIn = await signInWithLinkedinCode(body, browser, caller);
  return setFlowCookie(sendSignedIn(signedIn), '', 0);
});

/** Codes are single-use, so the flow cookie is useless after a failure too. */
function endFlow(response: Response, request: Request): Response {
  const isOver = !response.ok && readCookie(request, flowCookie.name) !== null;
  return isOver ? setFlowCookie(response, '', 0) : response;
}

// POST /api/user/linkedin
export const POST = finished(route, endFlow);

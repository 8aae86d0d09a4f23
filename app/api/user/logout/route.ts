import { messageAnswerSchema } from '@/lib/answer-parts';
import { forgetCache, forgetEverything, setFlowCookie } from '@/lib/auth/set-cookie';
import { json } from '@/lib/http/respond';
import { finished, withUser } from '@/lib/http/wrappers';
import { MESSAGES } from '@/lib/users/constants';
import { signOut } from '@/lib/users/mutations';

const schemas = { sessionOnly: true, answer: messageAnswerSchema } as const;

const route = withUser(schemas, async ({ user, caller }) => {
  await signOut(user, caller.address);
  return forgetEverything(json({ message: MESSAGES.signedOut }));
});

// POST /api/user/logout
export const POST = finished(route, (response) =>
  response.status === 401 ? setFlowCookie(forgetCache(response), '', 0) : response,
);

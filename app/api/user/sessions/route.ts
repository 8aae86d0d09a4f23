import { messageAnswerSchema } from '@/lib/answer-parts';
import { endAllSessions, listSessions } from '@/lib/auth/sessions';
import { forgetEverything } from '@/lib/auth/set-cookie';
import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { sessionsAnswerSchema } from '@/lib/users/answers';
import { MESSAGES } from '@/lib/users/constants';

const listing = { sessionOnly: true, answer: sessionsAnswerSchema } as const;

// GET /api/user/sessions: the user's sessions
export const GET = withUser(listing, async ({ user }) => ({
  data: await listSessions(user),
}));

const ending = { sessionOnly: true, answer: messageAnswerSchema } as const;

// DELETE /api/user/sessions: signs out everywhere, including here
export const DELETE = withUser(ending, async ({ user, caller }) => {
  await endAllSessions(user, caller.address);
  return forgetEverything(json({ message: MESSAGES.signedOutEverywhere }));
});

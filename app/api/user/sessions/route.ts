import { endAllSessions, listSessions } from '@/lib/auth/sessions';
import { forgetEverything } from '@/lib/auth/set-cookie';
import { callerOf } from '@/lib/http/caller';
import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { MESSAGES } from '@/lib/users/constants';

// GET /api/user/sessions: one's own
export const GET = withUser({ sessionOnly: true }, async ({ user }) => ({
  data: await listSessions(user),
}));

// DELETE /api/user/sessions: log out everywhere, here too
export const DELETE = withUser({ sessionOnly: true }, async ({ user, request }) => {
  await endAllSessions(user, callerOf(request).address);
  return forgetEverything(json({ message: MESSAGES.signedOutEverywhere }));
});

import { clearSessionCookie } from '@/lib/auth/set-cookie';
import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { MESSAGES } from '@/lib/users/constants';
import { signOut } from '@/lib/users/mutations';

// POST /api/user/logout
export const POST = withUser({}, async ({ user }) => {
  await signOut({ id: user.id, sessionId: user.sessionId });
  const response = clearSessionCookie(json({ message: MESSAGES.signedOut }));
  response.headers.set('clear-site-data', '"cache", "storage"');
  return response;
});

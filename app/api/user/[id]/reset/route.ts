import { callerOf } from '@/lib/http/caller';
import { withAdmin } from '@/lib/http/wrappers';
import { PROFILE_MESSAGES } from '@/lib/users/profile-messages';
import { sendResetLink } from '@/lib/users/reset-link';
import { userIdSchema } from '@/lib/users/user-list-schemas';

// POST /api/user/{id}/reset: mails a link to set a new password
export const POST = withAdmin({ params: userIdSchema }, async ({ user, params, request }) => {
  await sendResetLink({ actorId: user.id, userId: params.id }, callerOf(request).address);
  return { message: PROFILE_MESSAGES.resetSent };
});

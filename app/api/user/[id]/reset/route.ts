import { messageAnswerSchema } from '@/lib/answer-parts';
import { withAdmin } from '@/lib/http/wrappers';
import { userIdSchema } from '@/lib/users/admin/api-schemas';
import { sendResetLink } from '@/lib/users/admin/reset-link';
import { PROFILE_MESSAGES } from '@/lib/users/profile-messages';

const schemas = { params: userIdSchema, answer: messageAnswerSchema };

// POST /api/user/{id}/reset: mails the user a password reset link
export const POST = withAdmin(schemas, async ({ user, params, caller }) => {
  await sendResetLink({ actor: user, userId: params.id }, caller.address);
  return { message: PROFILE_MESSAGES.resetSent };
});

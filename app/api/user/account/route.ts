import { messageAnswerSchema } from '@/lib/answer-parts';
import { forgetEverything } from '@/lib/auth/set-cookie';
import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { deleteOwnAccount } from '@/lib/users/delete-user';
import { deleteAccountSchema } from '@/lib/users/profile/profile-schemas';
import { PROFILE_MESSAGES } from '@/lib/users/profile-messages';

// DELETE /api/user/account: the user's own account
export const DELETE = withUser(
  { sessionOnly: true, body: deleteAccountSchema, answer: messageAnswerSchema },
  async ({ user, body, caller }) => {
    await deleteOwnAccount(user, body, caller);
    return forgetEverything(json({ message: PROFILE_MESSAGES.deleted }));
  },
);

import { messageAnswerSchema } from '@/lib/answer-parts';
import { requireOwnId } from '@/lib/auth/own-id';
import { withAdmin, withUser } from '@/lib/http/wrappers';
import { deleteUserSchema, userIdSchema } from '@/lib/users/admin/api-schemas';
import { userAnswerSchema } from '@/lib/users/answers';
import { deleteUser } from '@/lib/users/delete-user';
import { getUser } from '@/lib/users/find-user';
import { PROFILE_MESSAGES } from '@/lib/users/profile-messages';

// GET /api/user/{id}: the user's own account, or any for administrators
export const GET = withUser(
  { sessionOnly: true, params: userIdSchema, answer: userAnswerSchema },
  async ({ user, params: { id } }) => {
    return { data: await getUser(requireOwnId(user, id)) };
  },
);

// DELETE /api/user/{id}: requires the account's email address as confirmation
export const DELETE = withAdmin(
  { params: userIdSchema, body: deleteUserSchema, answer: messageAnswerSchema },
  async ({ user, params, body, caller }) => {
    const input = { actor: user, userId: params.id, confirmation: body.confirmation };
    await deleteUser(input, caller);
    return { message: PROFILE_MESSAGES.userDeleted };
  },
);

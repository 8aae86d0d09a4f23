import { messageAnswerSchema } from '@/lib/http/answers';
import { callerOf } from '@/lib/http/caller';
import { withAdmin } from '@/lib/http/wrappers';
import { PROFILE_MESSAGES } from '@/lib/users/profile-messages';
import { changeRole } from '@/lib/users/role';
import { roleSchema, userIdSchema } from '@/lib/users/user-list-schemas';

// PUT /api/user/{id}/role
export const PUT = withAdmin(
  { params: userIdSchema, body: roleSchema, answer: messageAnswerSchema },
  async ({ user, params, body, request }) => {
    const change = { actorId: user.id, userId: params.id, role: body.role };
    await changeRole(change, callerOf(request).address);
    return { message: PROFILE_MESSAGES.roleChanged };
  },
);

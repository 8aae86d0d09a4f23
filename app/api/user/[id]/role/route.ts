import { messageAnswerSchema } from '@/lib/answer-parts';
import { withAdmin } from '@/lib/http/wrappers';
import { roleSchema, userIdSchema } from '@/lib/users/admin/api-schemas';
import { changeRole } from '@/lib/users/admin/role';
import { PROFILE_MESSAGES } from '@/lib/users/profile-messages';

// PUT /api/user/{id}/role
export const PUT = withAdmin(
  { params: userIdSchema, body: roleSchema, answer: messageAnswerSchema },
  async ({ user, params, body, caller }) => {
    const change = { actor: user, userId: params.id, role: body.role };
    await changeRole(change, caller.address);
    return { message: PROFILE_MESSAGES.roleChanged };
  },
);

import { messageAnswerSchema } from '@/lib/answer-parts';
import { keyParamsSchema } from '@/lib/api-keys/api-schemas';
import { MESSAGES } from '@/lib/api-keys/constants';
import { revokeKey } from '@/lib/api-keys/mutations';
import { withUser } from '@/lib/http/wrappers';

// DELETE /api/user/keys/{id}: revokes one of the user's keys
export const DELETE = withUser(
  { sessionOnly: true, params: keyParamsSchema, answer: messageAnswerSchema },
  async ({ user, params, caller }) => {
    await revokeKey({ id: user.id, address: caller.address }, params.id);
    return { message: MESSAGES.revoked };
  },
);

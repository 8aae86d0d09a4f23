import { messageAnswerSchema } from '@/lib/answer-parts';
import { endSession } from '@/lib/auth/sessions';
import { forgetEverything } from '@/lib/auth/set-cookie';
import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { sessionIdSchema } from '@/lib/users/api-schemas';
import { MESSAGES } from '@/lib/users/constants';

// DELETE /api/user/sessions/{id}: ends one of the user's sessions
export const DELETE = withUser(
  { sessionOnly: true, params: sessionIdSchema, answer: messageAnswerSchema },
  async ({ user, params, caller }) => {
    await endSession(user, params.id, caller.address);
    const response = json({ message: MESSAGES.sessionEnded });
    return params.id === user.sessionId ? forgetEverything(response) : response;
  },
);

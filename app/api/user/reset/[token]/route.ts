import { messageAnswerSchema } from '@/lib/answer-parts';
import { setDeviceCookie } from '@/lib/auth/set-cookie';
import { json } from '@/lib/http/respond';
import { withPublic } from '@/lib/http/wrappers';
import { oneTimeTokenSchema, resetSchema } from '@/lib/users/api-schemas';
import { MESSAGES } from '@/lib/users/constants';
import { resetPassword } from '@/lib/users/passwords/reset-password';

// PUT /api/user/reset/{token}
export const PUT = withPublic(
  { params: oneTimeTokenSchema, body: resetSchema, answer: messageAnswerSchema },
  async ({ params, body, caller }) => {
    const { device } = await resetPassword({ ...params, ...body }, caller);
    return setDeviceCookie(json({ message: MESSAGES.passwordReset }), device);
  },
);

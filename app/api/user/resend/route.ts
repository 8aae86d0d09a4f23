import { messageAnswerSchema } from '@/lib/answer-parts';
import { withPublic } from '@/lib/http/wrappers';
import { throttle } from '@/lib/throttle';
import { MESSAGES } from '@/lib/users/constants';
import { resendVerification } from '@/lib/users/mutations';
import { emailSchema } from '@/lib/users/schemas';

const schemas = { body: emailSchema, answer: messageAnswerSchema };

// POST /api/user/resend: mails another verification link; same answer for all addresses
export const POST = withPublic(schemas, async ({ body, caller }) => {
  const { address } = caller;
  await throttle('resend', { address });
  await resendVerification(body.email);
  return { message: MESSAGES.signedUp };
});

import { messageAnswerSchema } from '@/lib/answer-parts';
import { withPublic } from '@/lib/http/wrappers';
import { MESSAGES } from '@/lib/users/constants';
import { resendVerification } from '@/lib/users/mutations';
import { emailSchema } from '@/lib/users/schemas';

const schemas = { body: emailSchema, answer: messageAnswerSchema };

// POST /api/user/resend: mails another verification link; same answer for all addresses
export const POST = withPublic(schemas, async ({ body, caller }) => {
  await resendVerification(body.email, caller.address);
  return { message: MESSAGES.signedUp };
});

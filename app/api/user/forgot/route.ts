import { messageAnswerSchema } from '@/lib/answer-parts';
import { withPublic } from '@/lib/http/wrappers';
import { MESSAGES } from '@/lib/users/constants';
import { requestReset } from '@/lib/users/passwords/forgot';
import { emailSchema } from '@/lib/users/schemas';

const schemas = { body: emailSchema, answer: messageAnswerSchema };

// POST /api/user/forgot: same answer whether or not the account exists
export const POST = withPublic(schemas, async ({ body, caller }) => {
  await requestReset(body.email, caller.address);
  return { message: MESSAGES.resetSent };
});

import { messageAnswerSchema } from '@/lib/answer-parts';
import { withPublic } from '@/lib/http/wrappers';
import { oneTimeTokenSchema } from '@/lib/users/api-schemas';
import { MESSAGES } from '@/lib/users/constants';
import { verifyEmail } from '@/lib/users/mutations';

const schemas = { query: oneTimeTokenSchema, answer: messageAnswerSchema };

// PUT /api/user/verified?token=
export const PUT = withPublic(schemas, async ({ query, caller }) => {
  await verifyEmail(query.token, caller.address);
  return { message: MESSAGES.verified };
});

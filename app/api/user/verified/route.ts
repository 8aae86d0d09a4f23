import { messageAnswerSchema } from '@/lib/answer-parts';
import { callerOf } from '@/lib/http/caller';
import { withPublic } from '@/lib/http/wrappers';
import { throttle } from '@/lib/throttle';
import { oneTimeTokenSchema } from '@/lib/users/api-schemas';
import { MESSAGES } from '@/lib/users/constants';
import { verifyEmail } from '@/lib/users/mutations';

const schemas = { query: oneTimeTokenSchema, answer: messageAnswerSchema };

// PUT /api/user/verified?token=
export const PUT = withPublic(schemas, async ({ query, request }) => {
  const { address } = callerOf(request);
  await throttle('verify', { account: query.token, address });
  await verifyEmail(query.token, address);
  return { message: MESSAGES.verified };
});

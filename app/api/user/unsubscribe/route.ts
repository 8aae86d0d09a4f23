import { messageAnswerSchema } from '@/lib/answer-parts';
import { unsubscribeSchema } from '@/lib/digests/api-schemas';
import { DIGEST_MESSAGES } from '@/lib/digests/constants';
import { unsubscribe } from '@/lib/digests/mutations';
import { withPublic } from '@/lib/http/wrappers';

const schemas = { query: unsubscribeSchema, answer: messageAnswerSchema };

// POST /api/user/unsubscribe?token=: ends a user's digests; also called by mail services
export const POST = withPublic(schemas, async ({ query: { token } }) => {
  await unsubscribe(token);
  return { message: DIGEST_MESSAGES.unsubscribed };
});

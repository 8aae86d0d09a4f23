import { digestSchema } from '@/lib/digests/api-schemas';
import { DIGEST_MESSAGES } from '@/lib/digests/constants';
import { chooseDigest } from '@/lib/digests/mutations';
import { withUser } from '@/lib/http/wrappers';
import { digestAnswerSchema } from '@/lib/users/answers';

// PUT /api/user/digest: sets how often notifications are mailed
export const PUT = withUser(
  { sessionOnly: true, body: digestSchema, answer: digestAnswerSchema },
  async ({ user, body: { digest } }) => {
    await chooseDigest(user.id, digest);
    return { message: DIGEST_MESSAGES.saved[digest], digest };
  },
);

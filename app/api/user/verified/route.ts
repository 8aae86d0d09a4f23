import { withPublic } from '@/lib/http/wrappers';
import { MESSAGES } from '@/lib/users/constants';
import { verifyEmail } from '@/lib/users/mutations';
import { oneTimeTokenSchema } from '@/lib/users/schemas';

// PUT /api/user/verified?token=
export const PUT = withPublic({ query: oneTimeTokenSchema }, async ({ query }) => {
  await verifyEmail(query.token);
  return { message: MESSAGES.verified };
});

import { withPublic } from '@/lib/http/wrappers';
import { oneTimeTokenSchema } from '@/lib/users/api-schemas';
import { MESSAGES } from '@/lib/users/constants';
import { verifyEmail } from '@/lib/users/mutations';

// PUT /api/user/verified?token=
export const PUT = withPublic({ query: oneTimeTokenSchema }, async ({ query }) => {
  await verifyEmail(query.token);
  return { message: MESSAGES.verified };
});

import { callerOf } from '@/lib/http/caller';
import { withPublic } from '@/lib/http/wrappers';
import { throttle } from '@/lib/throttle';
import { oneTimeTokenSchema } from '@/lib/users/api-schemas';
import { MESSAGES } from '@/lib/users/constants';
import { verifyEmail } from '@/lib/users/mutations';

// PUT /api/user/verified?token=
export const PUT = withPublic({ query: oneTimeTokenSchema }, async ({ query, request }) => {
  const { address } = callerOf(request);
  await throttle('verify', { account: query.token, address });
  await verifyEmail(query.token, address);
  return { message: MESSAGES.verified };
});

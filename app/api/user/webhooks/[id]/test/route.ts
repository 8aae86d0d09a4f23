import { withUser } from '@/lib/http/wrappers';
import { deliveryAnswerSchema } from '@/lib/webhooks/answers';
import { webhookParamsSchema } from '@/lib/webhooks/api-schemas';
import { sendTest } from '@/lib/webhooks/try-now';

// POST /api/user/webhooks/{id}/test: posts a test, and answers how that ended
export const POST = withUser(
  { sessionOnly: true, params: webhookParamsSchema, answer: deliveryAnswerSchema },
  ({ user, params, caller }) => sendTest({ id: user.id, address: caller.address }, params.id),
);

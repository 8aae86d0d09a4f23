import { withUser } from '@/lib/http/wrappers';
import { deliveryAnswerSchema } from '@/lib/webhooks/answers';
import { deliveryParamsSchema } from '@/lib/webhooks/api-schemas';
import { retryDelivery } from '@/lib/webhooks/try-now';

// POST /api/user/webhooks/{id}/deliveries/{delivery}: posts it again, and answers how that ended
export const POST = withUser(
  { sessionOnly: true, params: deliveryParamsSchema, answer: deliveryAnswerSchema },
  ({ user, params, caller }) => retryDelivery({ id: user.id, address: caller.address }, params),
);

import { withUser } from '@/lib/http/wrappers';
import { deliveriesAnswerSchema } from '@/lib/webhooks/answers';
import { webhookParamsSchema } from '@/lib/webhooks/api-schemas';
import { listDeliveries } from '@/lib/webhooks/queries';

// GET /api/user/webhooks/{id}/deliveries: the latest ones
export const GET = withUser(
  { sessionOnly: true, params: webhookParamsSchema, answer: deliveriesAnswerSchema },
  async ({ user, params }) => ({
    status: 'success',
    data: await listDeliveries(user.id, params.id),
  }),
);

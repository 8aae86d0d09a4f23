import { withUser } from '@/lib/http/wrappers';
import { secretAnswerSchema } from '@/lib/webhooks/answers';
import { webhookParamsSchema } from '@/lib/webhooks/api-schemas';
import { MESSAGES } from '@/lib/webhooks/constants';
import { rollSecret } from '@/lib/webhooks/mutations';

// POST /api/user/webhooks/{id}/secret: a new secret, which is not told again
export const POST = withUser(
  { sessionOnly: true, params: webhookParamsSchema, answer: secretAnswerSchema },
  async ({ user, params, caller }) => {
    const owner = { ...user, address: caller.address };
    const { secret, webhook } = await rollSecret(owner, params.id);
    return { message: MESSAGES.rolled, secret, data: webhook };
  },
);

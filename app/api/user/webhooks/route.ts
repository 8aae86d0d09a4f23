import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { secretAnswerSchema, webhooksAnswerSchema } from '@/lib/webhooks/answers';
import { createWebhookSchema } from '@/lib/webhooks/api-schemas';
import { MESSAGES } from '@/lib/webhooks/constants';
import { createWebhook } from '@/lib/webhooks/mutations';
import { listWebhooks } from '@/lib/webhooks/queries';

const listing = { sessionOnly: true, answer: webhooksAnswerSchema } as const;

// GET /api/user/webhooks: the user's webhooks, without their secrets
export const GET = withUser(listing, async ({ user }) => ({
  status: 'success',
  data: await listWebhooks(user.id),
}));

// POST /api/user/webhooks: answers the secret, which is not told again
export const POST = withUser(
  { sessionOnly: true, body: createWebhookSchema, answer: secretAnswerSchema },
  async ({ user, body, caller }) => {
    const owner = { ...user, address: caller.address };
    const { secret, webhook } = await createWebhook(owner, body);
    return json({ message: MESSAGES.created, secret, data: webhook }, { status: 201 });
  },
);

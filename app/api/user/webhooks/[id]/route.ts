import { messageAnswerSchema } from '@/lib/answer-parts';
import { withUser } from '@/lib/http/wrappers';
import { webhookAnswerSchema } from '@/lib/webhooks/answers';
import { updateWebhookSchema, webhookParamsSchema } from '@/lib/webhooks/api-schemas';
import { MESSAGES } from '@/lib/webhooks/constants';
import { deleteWebhook, updateWebhook } from '@/lib/webhooks/mutations';

const of = { sessionOnly: true, params: webhookParamsSchema } as const;

// PATCH /api/user/webhooks/{id}: changes its address, description or topics, or switches it
export const PATCH = withUser(
  { ...of, body: updateWebhookSchema, answer: webhookAnswerSchema },
  async ({ user, params, body, caller }) => {
    const owner = { ...user, address: caller.address };
    return { message: MESSAGES.changed, data: await updateWebhook(owner, params.id, body) };
  },
);

// DELETE /api/user/webhooks/{id}
export const DELETE = withUser(
  { ...of, answer: messageAnswerSchema },
  async ({ user, params, caller }) => {
    await deleteWebhook({ id: user.id, address: caller.address }, params.id);
    return { message: MESSAGES.deleted };
  },
);

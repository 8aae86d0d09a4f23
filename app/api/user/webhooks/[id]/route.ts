import { messageAnswerSchema } from '@/lib/answer-parts';
import { callerOf } from '@/lib/http/caller';
import { withUser } from '@/lib/http/wrappers';
import { webhookAnswerSchema } from '@/lib/webhooks/answers';
import { updateWebhookSchema, webhookParamsSchema } from '@/lib/webhooks/api-schemas';
import { MESSAGES } from '@/lib/webhooks/constants';
import { deleteWebhook, updateWebhook } from '@/lib/webhooks/mutations';

const of = { sessionOnly: true, params: webhookParamsSchema } as const;

// PATCH /api/user/webhooks/{id}: changes its address, description or topics, or switches it
export const PATCH = withUser(
  { ...of, body: updateWebhookSchema, answer: webhookAnswerSchema },
  async ({ user, params, body, request }) => {
    const { id, sessionId } = user;
    const owner = { id, sessionId, address: callerOf(request).address };
    return { message: MESSAGES.changed, data: await updateWebhook(owner, params.id, body) };
  },
);

// DELETE /api/user/webhooks/{id}
export const DELETE = withUser(
  { ...of, answer: messageAnswerSchema },
  async ({ user, params, request }) => {
    await deleteWebhook({ id: user.id, address: callerOf(request).address }, params.id);
    return { message: MESSAGES.deleted };
  },
);

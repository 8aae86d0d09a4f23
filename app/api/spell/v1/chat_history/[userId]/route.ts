import { forgottenAnswerSchema, historyAnswerSchema } from '@/lib/assistant/answers';
import { historyParamsSchema } from '@/lib/assistant/api-schemas';
import { deleteHistory, listHistory } from '@/lib/assistant/history';
import { requireSelf } from '@/lib/auth/own-id';
import { withUser } from '@/lib/http/wrappers';
import { findRemaining } from '@/lib/quotas/queries';

const reading = { params: historyParamsSchema, answer: historyAnswerSchema };

// GET /api/spell/v1/chat_history/{userId}: oldest first
export const GET = withUser(reading, async ({ user, params }) => {
  requireSelf(user, params.userId);
  const [data, remaining] = await Promise.all([listHistory(user.id), findRemaining(user, 'CHAT')]);
  return { status: 200, data, remaining };
});

const forgetting = { params: historyParamsSchema, answer: forgottenAnswerSchema };

// DELETE /api/spell/v1/chat_history/{userId}
export const DELETE = withUser(forgetting, async ({ user, params }) => {
  requireSelf(user, params.userId);
  await deleteHistory(user.id);
  return { status: 200 };
});

import { historyParamsSchema } from '@/lib/assistant/api-schemas';
import { deleteHistory, listHistory } from '@/lib/assistant/history';
import { requireSelf } from '@/lib/auth/own-id';
import { withUser } from '@/lib/http/wrappers';
import { findRemaining } from '@/lib/quotas/queries';

// GET /api/spell/v1/chat_history/{userId}: oldest first
export const GET = withUser({ params: historyParamsSchema }, async ({ user, params }) => {
  requireSelf(user, params.userId);
  const [data, remaining] = await Promise.all([listHistory(user.id), findRemaining(user, 'CHAT')]);
  return { status: 200, data, remaining };
});

// DELETE /api/spell/v1/chat_history/{userId}
export const DELETE = withUser({ params: historyParamsSchema }, async ({ user, params }) => {
  requireSelf(user, params.userId);
  await deleteHistory(user.id);
  return { status: 200 };
});

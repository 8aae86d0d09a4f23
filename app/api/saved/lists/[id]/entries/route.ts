import { withUser } from '@/lib/http/wrappers';
import { listChangeAnswerSchema } from '@/lib/saved/answers';
import { listParamsSchema, targetSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { putIntoList, takeOutOfList } from '@/lib/saved/lists';

const schemas = { params: listParamsSchema, body: targetSchema, answer: listChangeAnswerSchema };

// PUT /api/saved/lists/{id}/entries
export const PUT = withUser(schemas, async ({ user, params, body }) => ({
  message: MESSAGES.putIn,
  ...(await putIntoList(user.id, params.id, body)),
}));

// DELETE /api/saved/lists/{id}/entries
export const DELETE = withUser(schemas, async ({ user, params, body }) => ({
  message: MESSAGES.takenOut,
  ...(await takeOutOfList(user.id, params.id, body)),
}));

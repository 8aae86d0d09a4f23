import { withUser } from '@/lib/http/wrappers';
import { listChangeAnswerSchema, takenOutAnswerSchema } from '@/lib/saved/answers';
import { listParamsSchema, targetSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { putIntoList, takeOutOfList } from '@/lib/saved/lists';

const request = { params: listParamsSchema, body: targetSchema };
const putIn = { ...request, answer: listChangeAnswerSchema };
const takenOut = { ...request, answer: takenOutAnswerSchema };

// PUT /api/saved/lists/{id}/entries
export const PUT = withUser(putIn, async ({ user, params, body }) => ({
  message: MESSAGES.putIn,
  ...(await putIntoList(user.id, params.id, body)),
}));

// DELETE /api/saved/lists/{id}/entries
export const DELETE = withUser(takenOut, async ({ user, params, body }) => ({
  message: MESSAGES.takenOut,
  ...(await takeOutOfList(user.id, params.id, body)),
}));

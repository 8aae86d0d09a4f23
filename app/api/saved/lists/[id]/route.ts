import { withUser } from '@/lib/http/wrappers';
import { listDeletedAnswerSchema, renamedAnswerSchema } from '@/lib/saved/answers';
import { listParamsSchema, listSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { deleteList, renameList } from '@/lib/saved/lists';

// PATCH /api/saved/lists/{id}
export const PATCH = withUser(
  { params: listParamsSchema, body: listSchema, answer: renamedAnswerSchema },
  async ({ user, params, body }) => {
    await renameList(user.id, params.id, body.name);
    return { message: MESSAGES.listRenamed, name: body.name };
  },
);

const deleting = { params: listParamsSchema, answer: listDeletedAnswerSchema };

// DELETE /api/saved/lists/{id}
export const DELETE = withUser(deleting, async ({ user, params, caller }) => {
  const ids = await deleteList(user.id, params.id, caller.address);
  return { message: MESSAGES.listDeleted, ids };
});

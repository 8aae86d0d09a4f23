import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { listAnswerSchema, listsAnswerSchema } from '@/lib/saved/answers';
import { newListSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { createList, listLists, restoreList } from '@/lib/saved/lists';

// GET /api/saved/lists
export const GET = withUser({ answer: listsAnswerSchema }, async ({ user }) => ({
  status: 'success',
  data: await listLists(user.id),
}));

const creating = { body: newListSchema, answer: listAnswerSchema };

// POST /api/saved/lists
export const POST = withUser(creating, async ({ user, body: { name, ids } }) => {
  const data = ids ? await restoreList(user.id, name, ids) : await createList(user.id, name);
  const back =
    data.name === name ? MESSAGES.listRestored : MESSAGES.listRestoredAs(name, data.name);
  return json({ message: ids ? back : MESSAGES.listCreated, data }, { status: 201 });
});

import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { listAnswerSchema, listsAnswerSchema } from '@/lib/saved/answers';
import { listSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { createList, listLists } from '@/lib/saved/lists';

// GET /api/saved/lists
export const GET = withUser({ answer: listsAnswerSchema }, async ({ user }) => ({
  status: 'success',
  data: await listLists(user.id),
}));

const creating = { body: listSchema, answer: listAnswerSchema };

// POST /api/saved/lists
export const POST = withUser(creating, async ({ user, body }) => {
  const data = await createList(user.id, body.name);
  return json({ message: MESSAGES.listCreated, data }, { status: 201 });
});

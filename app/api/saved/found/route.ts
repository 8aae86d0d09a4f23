import { json } from '@/lib/http/respond';
import { withUser } from '@/lib/http/wrappers';
import { savedFoundAnswerSchema, savingUndoneAnswerSchema } from '@/lib/saved/answers';
import { saveFoundSchema, savingSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { saveFound } from '@/lib/saved/found';
import { undoSaving } from '@/lib/saved/undo-saving';

const saved = { body: saveFoundSchema, answer: savedFoundAnswerSchema };
const undone = { body: savingSchema, answer: savingUndoneAnswerSchema };

// POST /api/saved/found
export const POST = withUser(saved, async ({ user, body }) => {
  const { list, ...found } = body;
  const changed = await saveFound(user.id, found, list);
  return json({ message: MESSAGES.savedFound, ...changed }, { status: 201 });
});

// DELETE /api/saved/found
export const DELETE = withUser(undone, async ({ user, body, caller }) => ({
  message: MESSAGES.savingUndone,
  ...(await undoSaving(user.id, body, caller.address)),
}));

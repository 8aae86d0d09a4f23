import { withUser } from '@/lib/http/wrappers';
import { unsavedManyAnswerSchema } from '@/lib/saved/answers';
import { targetSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { unsaveCompanies } from '@/lib/saved/mutations';

const schemas = { body: targetSchema, answer: unsavedManyAnswerSchema };

// DELETE /api/saved/deletemultiple
export const DELETE = withUser(schemas, async ({ user, body, caller }) => ({
  message: MESSAGES.unsaved,
  ...(await unsaveCompanies(user.id, body, caller.address)),
  at: Date.now(),
}));

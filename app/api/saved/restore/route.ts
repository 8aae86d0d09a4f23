import { withUser } from '@/lib/http/wrappers';
import { restoredAnswerSchema } from '@/lib/saved/answers';
import { restoreSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { restoreCompanies } from '@/lib/saved/restore';

const schemas = { body: restoreSchema, answer: restoredAnswerSchema };

// POST /api/saved/restore: undoes DELETE /api/saved/deletemultiple
export const POST = withUser(schemas, async ({ user, body }) => {
  const entries = await restoreCompanies(user.id, body.removed);
  const data = entries.map(({ id, companyKey }) => ({ id, the_key: companyKey }));
  return { message: MESSAGES.restored, data, at: Date.now() };
});

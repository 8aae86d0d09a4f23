import { withUser } from '@/lib/http/wrappers';
import { unsavedAnswerSchema } from '@/lib/saved/answers';
import { savedParamsSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { unsaveCompany } from '@/lib/saved/mutations';

const schemas = { params: savedParamsSchema, answer: unsavedAnswerSchema };

// DELETE /api/saved/get/{id}
export const DELETE = withUser(schemas, async ({ user, params }) => {
  const held = await unsaveCompany(user.id, params.id);
  return { message: MESSAGES.unsaved, held, at: Date.now() };
});

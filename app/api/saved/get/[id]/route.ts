import { withUser } from '@/lib/http/wrappers';
import { savedParamsSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { unsaveCompany } from '@/lib/saved/mutations';

// DELETE /api/saved/get/{id}
export const DELETE = withUser({ params: savedParamsSchema }, async ({ user, params }) => {
  const held = await unsaveCompany(user.id, params.id);
  return { message: MESSAGES.unsaved, held, at: Date.now() };
});

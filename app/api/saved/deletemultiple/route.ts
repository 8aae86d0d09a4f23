import { withUser } from '@/lib/http/wrappers';
import { deleteSavedSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { unsaveCompanies } from '@/lib/saved/mutations';

// DELETE /api/saved/deletemultiple
export const DELETE = withUser({ body: deleteSavedSchema }, async ({ user, body }) => ({
  message: MESSAGES.unsaved,
  deleted: await unsaveCompanies(user.id, body.ids),
}));

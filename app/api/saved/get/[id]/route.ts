import { AppError } from '@/lib/errors';
import { withUser } from '@/lib/http/wrappers';
import { savedParamsSchema } from '@/lib/saved/api-schemas';
import { MESSAGES } from '@/lib/saved/constants';
import { unsaveCompanies } from '@/lib/saved/mutations';

// DELETE /api/saved/get/{id}
export const DELETE = withUser({ params: savedParamsSchema }, async ({ user, params }) => {
  const removed = await unsaveCompanies(user.id, [params.id]);
  if (removed === 0) throw new AppError('not_found', MESSAGES.unknown);
  return { message: MESSAGES.unsaved, at: Date.now() };
});

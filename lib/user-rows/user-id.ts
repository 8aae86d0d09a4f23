import 'server-only';
import { AppError } from '@/lib/errors';
import { isUuid } from '@/lib/uuid';

export const NO_SUCH_USER = 'There is no such user.';

/**
 * Normalizes an account id. Rejects a malformed id without querying the database.
 * @throws AppError not_found
 */
export function requireUserId(id: string): string {
  if (isUuid(id)) return id.toLowerCase();
  throw new AppError('not_found', NO_SUCH_USER);
}

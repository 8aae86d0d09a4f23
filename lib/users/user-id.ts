import 'server-only';
import { AppError } from '@/lib/errors';
import { isUuid } from '@/lib/uuid';
import { PROFILE_MESSAGES } from './profile-messages';

/**
 * Normalizes an account id. Rejects a malformed id without querying the database.
 * @throws AppError not_found
 */
export function requireUserId(id: string): string {
  if (isUuid(id)) return id.toLowerCase();
  throw new AppError('not_found', PROFILE_MESSAGES.noSuchUser);
}

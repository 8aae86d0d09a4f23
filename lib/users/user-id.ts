import 'server-only';
import { AppError } from '@/lib/errors';
import { PROFILE_MESSAGES } from './profile-messages';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * An id that can be one of an account; others are unknown without a look.
 * @throws AppError not_found
 */
export function requireUserId(id: string): string {
  if (UUID.test(id)) return id.toLowerCase();
  throw new AppError('not_found', PROFILE_MESSAGES.noSuchUser);
}

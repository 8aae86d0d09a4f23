import 'server-only';
import { AppError } from '@/lib/errors';
import type { SessionUser } from './types';

/** Alias for the caller's own id, which a client with only an API key does not know. */
const SELF = 'me';

/** Ids may be written in capitals too. */
const isSelf = (user: SessionUser, userId: string | null | undefined) =>
  userId === null || userId === undefined || userId === SELF || userId.toLowerCase() === user.id;

/**
 * Whose account a request is about: a caller may name only themselves, unless they are an
 * administrator. Callers that do not need the answer want requireSelf.
 * @returns the id of the account in question.
 * @throws AppError forbidden
 */
export function requireOwnId(user: SessionUser, userId: string | null | undefined): string {
  if (isSelf(user, userId)) return user.id;
  if (user.role === 'ADMIN' && userId) return userId;
  throw new AppError('forbidden', 'This is the account of somebody else.');
}

/**
 * For data and actions of the user alone, not even of an administrator.
 * @throws AppError forbidden
 */
export function requireSelf(user: SessionUser, userId: string | null | undefined): void {
  if (isSelf(user, userId)) return;
  throw new AppError('forbidden', 'This is the account of somebody else.');
}

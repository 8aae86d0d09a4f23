import 'server-only';
import { AppError } from '@/lib/errors';
import type { SessionUser } from './types';

/** Stands for one's own id: whoever has an API key alone cannot know it. */
const SELF = 'me';

const isSelf = (user: SessionUser, userId: string | null | undefined) =>
  userId === null || userId === undefined || userId === SELF || userId === user.id;

/**
 * Somebody who names a user must be that user, or an administrator.
 * @returns whose account is meant.
 * @throws AppError forbidden
 */
export function requireOwnId(user: SessionUser, userId: string | null | undefined): string {
  if (isSelf(user, userId)) return user.id;
  if (user.role === 'ADMIN' && userId) return userId;
  throw new AppError('forbidden', 'This is the account of somebody else.');
}

/**
 * What is nobody else's to see, not even an administrator's.
 * @throws AppError forbidden
 */
export function requireSelf(user: SessionUser, userId: string | undefined): void {
  if (isSelf(user, userId)) return;
  throw new AppError('forbidden', 'This is the account of somebody else.');
}

import 'server-only';
import { AppError } from '@/lib/errors';
import type { SessionUser } from './types';

/**
 * Somebody who names a user must be that user, or an administrator.
 * @throws AppError forbidden
 */
export function requireOwnId(user: SessionUser, userId: string | null | undefined): void {
  if (userId === null || userId === undefined || userId === user.id) return;
  if (user.role === 'ADMIN') return;
  throw new AppError('forbidden', 'This is the account of somebody else.');
}

/**
 * What is nobody else's to see, not even an administrator's.
 * @throws AppError forbidden
 */
export function requireSelf(user: SessionUser, userId: string | undefined): void {
  if (userId === undefined || userId === user.id) return;
  throw new AppError('forbidden', 'This is the account of somebody else.');
}

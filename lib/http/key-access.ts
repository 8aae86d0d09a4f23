import 'server-only';
import type { KeyScope, SessionUser } from '@/lib/auth/types';
import { AppError } from '@/lib/errors';
import type { Access } from './route';

const SAFE = new Set(['GET', 'HEAD']);

/** The scope that an API key needs for a call; null for calls that are closed to API keys. */
export function scopeFor(method: string, { guard, schemas }: Access): 'read' | 'write' | null {
  if (guard === 'admin' || schemas.sessionOnly) return null;
  if (schemas.writes) return 'write';
  return SAFE.has(method) || schemas.reads ? 'read' : 'write';
}

/**
 * Sessions may do everything that their user may.
 * @throws AppError forbidden for a key that this call is not open to
 */
export function requireKeyMay(
  user: Pick<SessionUser, 'keyScopes'>,
  method: string,
  access: Access,
): void {
  if (user.keyScopes === undefined) return;
  const scope = scopeFor(method, access);
  if (scope === null)
    throw new AppError('forbidden', 'This takes a session: no API key may do it.');
  requireScope(user, scope);
}

/**
 * For calls that need a scope only in some cases, such as those that use up the AI search quota.
 * @throws AppError forbidden for a key without that scope
 */
export function requireScope({ keyScopes }: Pick<SessionUser, 'keyScopes'>, scope: KeyScope): void {
  if (keyScopes === undefined || keyScopes.includes(scope)) return;
  throw new AppError('forbidden', `This API key lacks the scope "${scope}".`);
}

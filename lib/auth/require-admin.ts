import 'server-only';
import { notFound } from 'next/navigation';
import { requireUser } from './session';
import type { SessionUser } from './types';

/** Must be called first in admin pages; other users get a 404. */
export async function requireAdmin(): Promise<SessionUser> {
  const user = await requireUser();
  if (user.role !== 'ADMIN') notFound();
  return user;
}

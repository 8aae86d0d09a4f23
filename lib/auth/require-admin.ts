import 'server-only';
import { notFound } from 'next/navigation';
import { requireUser } from './session';
import type { SessionUser } from './types';

/** Pages for administrators call this first; for others they do not exist. */
export async function requireAdmin(): Promise<SessionUser> {
  const user = await requireUser();
  if (user.role !== 'ADMIN') notFound();
  return user;
}

import 'server-only';
import { db } from '@/lib/db';
import { getUser } from './find-user';
import type { UserOnWire } from './mapper';

/** What the profile page shows; `hasPassword` is false for accounts of a provider. */
export type OwnAccount = UserOnWire & { hasPassword: boolean };

/** @throws AppError not_found */
export async function getOwnAccount(userId: string): Promise<OwnAccount> {
  const [user, { passwordHash }] = await Promise.all([
    getUser(userId),
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } }),
  ]);
  return { ...user, hasPassword: passwordHash !== null };
}

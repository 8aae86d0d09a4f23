import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { toUserOnWire, type UserOnWire } from './mapper';
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

/** An account on the wire. @throws AppError not_found */
export async function getUser(id: string): Promise<UserOnWire> {
  const userId = requireUserId(id);
  const [user, versions] = await Promise.all([
    db.user.findUnique({
      where: { id: userId },
      omit: { picture: true },
      include: { subscription: { select: { plan: true, status: true } } },
    }),
    db.$queryRaw<{ version: string }[]>`
      SELECT xmin::text AS version FROM users
      WHERE id = ${userId}::uuid AND picture IS NOT NULL`,
  ]);
  if (!user) throw new AppError('not_found', PROFILE_MESSAGES.noSuchUser);
  return toUserOnWire({ ...user, pictureVersion: versions[0]?.version ?? null });
}

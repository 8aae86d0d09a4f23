import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { requireUserId } from '@/lib/user-rows/user-id';
import type { Prisma } from '@/prisma/client/client';

type Picture = { bytes: Uint8Array<ArrayBuffer>; version: string };

/**
 * A user's picture. Its version is the xmin of the user's row, so every account update changes it.
 * @throws AppError not_found
 */
export async function getPicture(userId: string): Promise<Picture> {
  const [found] = await db.$queryRaw<Picture[]>`
    SELECT picture AS bytes, xmin::text AS version FROM users
    WHERE id = ${requireUserId(userId)}::uuid AND picture IS NOT NULL`;
  if (!found) throw new AppError('not_found', 'There is no such picture.');
  return found;
}

/** The version of a user's picture, or null without one. */
export async function findPictureVersion(
  userId: string,
  tx: Pick<Prisma.TransactionClient, '$queryRaw'> = db,
): Promise<string | null> {
  const [found] = await tx.$queryRaw<{ version: string }[]>`
    SELECT xmin::text AS version FROM users WHERE id = ${userId}::uuid AND picture IS NOT NULL`;
  return found?.version ?? null;
}

import 'server-only';
import type { Prisma } from '@/prisma/client/client';

type Tx = Prisma.TransactionClient;

/**
 * Serializes writes that count towards a per-user limit. Rows without a limit, such as
 * notifications, can still be inserted meanwhile: `FOR UPDATE` would block them, and two
 * transactions that each inserted a row before locking would deadlock.
 */
export async function lockUserCounters(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}

/** Like lockUserCounters, but also blocks inserts of the user's rows, whose foreign key check waits. */
export async function lockUserAndRows(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
}

/**
 * Prevents the user from being deleted meanwhile. Takes the lock of a foreign key check, but before
 * other rows are locked: account deletion locks the user first too, so the two cannot deadlock.
 */
export async function lockUserAgainstDelete(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR KEY SHARE`;
}

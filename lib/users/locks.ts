import 'server-only';
import type { Prisma } from '@/prisma/client/client';

type Tx = Prisma.TransactionClient;

/**
 * What is counted against a bound of a person's is written one after the other. Rows that nobody
 * counts, such as notifications, are added meanwhile: `FOR UPDATE` would make them wait, and two who
 * each added a row before they lock would wait for each other.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}

/** As above, and nobody adds a row that belongs to the person: its foreign key waits. */
export async function lockPersonAndRows(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
}

/**
 * The person is not deleted meanwhile; as a foreign key does, but before other rows are locked: whoever
 * deletes an account locks the person first too, and neither waits for the other.
 */
export async function keepPerson(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR KEY SHARE`;
}

import 'server-only';
import { z } from 'zod/mini';
import { db } from '@/lib/db';
import type { Prisma } from '@/prisma/client/client';
import { MAX_RUNS } from './constants';
import type { AiRun, Reading } from './types';

const select = { id: true, sentence: true, reading: true, createdAt: true } as const;

type RunRow = { id: string; sentence: string; reading: unknown; createdAt: Date };

/** Only createRun writes readings, so the cast is safe. */
const toRun = ({ reading, createdAt, ...run }: RunRow): AiRun => ({
  ...run,
  reading: reading as Reading,
  createdAt: createdAt.toISOString(),
});

const idSchema = z.uuid();

/** Null when the run does not exist or belongs to another user. */
export async function findRun(userId: string, id: string): Promise<AiRun | null> {
  // The query would fail for anything but a UUID.
  if (!idSchema.safeParse(id).success) return null;
  const row = await db.aiRun.findFirst({ where: { id, userId }, select });
  return row && toRun(row);
}

/** The newest run of exactly this sentence; its results can be reused at no cost. */
export async function findRunOf(userId: string, sentence: string): Promise<AiRun | null> {
  const row = await db.aiRun.findFirst({
    where: { userId, sentence },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select,
  });
  return row && toRun(row);
}

/** Stores a run and deletes its owner's oldest ones beyond the limit. */
export async function createRun(
  tx: Prisma.TransactionClient,
  userId: string,
  { sentence, reading }: Pick<AiRun, 'sentence' | 'reading'>,
): Promise<AiRun> {
  const row = await tx.aiRun.create({ data: { userId, sentence, reading }, select });
  await tx.$executeRaw`
    DELETE FROM ai_runs WHERE id IN (
      SELECT id FROM ai_runs WHERE user_id = ${userId}::uuid
      ORDER BY created_at DESC, id OFFSET ${MAX_RUNS})`;
  return toRun(row);
}

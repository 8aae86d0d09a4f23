import 'server-only';
import { db } from '@/lib/db';
import type { Hold } from '@/lib/quotas/hold';
import { MAX_HISTORY } from './constants';
import type { ChatEntryOnWire, Exchange } from './types';

/** A user's questions and answers, oldest first. */
export async function listHistory(userId: string, most = MAX_HISTORY): Promise<ChatEntryOnWire[]> {
  const rows = await db.chatMessage.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: { question: true, answer: true, createdAt: true },
  });
  return rows.toReversed().map(({ question, answer, createdAt }) => ({
    user: question,
    ai: answer,
    createdAt: createdAt.toISOString(),
  }));
}

/** The newest exchanges, oldest first. */
export async function listFormer(userId: string, most: number): Promise<Exchange[]> {
  const entries = await listHistory(userId, most);
  return entries.map(({ user, ai }) => ({ question: user, answer: ai }));
}

/** Deletes the history of a user. */
export async function deleteHistory(userId: string): Promise<void> {
  await db.chatMessage.deleteMany({ where: { userId } });
}

/**
 * Stores an exchange and, with `hold`, counts it in the same transaction; deletes the oldest ones
 * beyond the limit.
 * @throws AppError quota_exceeded as the hold does.
 */
export async function storeExchange(
  userId: string,
  { question, answer }: Exchange,
  hold: Hold | null,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await hold?.settle(tx);
    await tx.chatMessage.create({ data: { userId, question, answer } });
    await tx.$executeRaw`
      DELETE FROM chat_messages WHERE user_id = ${userId}::uuid AND id IN (
        SELECT id FROM chat_messages WHERE user_id = ${userId}::uuid
        ORDER BY created_at DESC, id DESC OFFSET ${MAX_HISTORY})`;
  });
}

import 'server-only';
import { danishDay } from '@/lib/danish-day';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { DIGEST_MESSAGES, type DigestPeriod } from './constants';
import { userOfToken } from './unsubscribe-token';

const kept = { off: 'OFF', daily: 'DAILY', weekly: 'WEEKLY' } as const;

/**
 * Sets how often a user gets a digest. Once switched on it covers later notifications only,
 * tomorrow or next Monday at the earliest.
 */
export async function chooseDigest(userId: string, period: DigestPeriod): Promise<void> {
  const digest = kept[period];
  const now = new Date();
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, digest: 'OFF' },
      data: { digest, digestDay: new Date(danishDay(now)) },
    });
    if (count === 0) {
      await tx.user.updateMany({ where: { id: userId }, data: { digest } });
    } else if (period !== 'off') {
      // Locked in the order in which all others lock them.
      await tx.$executeRaw`
        UPDATE notifications SET digested_at = ${now.toISOString()}::timestamptz WHERE id = ANY (ARRAY(
          SELECT id FROM notifications
          WHERE user_id = ${userId}::uuid AND digested_at IS NULL ORDER BY id FOR UPDATE))`;
    }
  });
}

/** @throws AppError not_found when the token is invalid. */
export async function unsubscribe(token: string): Promise<void> {
  const id = userOfToken(token);
  if (id === null) throw new AppError('not_found', DIGEST_MESSAGES.badLink);
  await db.user.updateMany({ where: { id }, data: { digest: 'OFF' } });
}

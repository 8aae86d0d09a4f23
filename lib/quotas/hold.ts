import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { lockUserAgainstDelete } from '@/lib/user-rows/locks';
import { Prisma } from '@/prisma/client/client';
import { FREE_USES, QUOTA_MESSAGES, type QuotaKind } from './constants';
import { liveCount, liveHolds, thisMonth } from './sql';

const { sql } = Prisma;

/** Longer than any answer takes: afterwards the hold of a killed process expires. */
const HOLD_SECONDS = 120;

/**
 * A use reserved while it is being answered. It is counted once its result is stored, or not at
 * all.
 */
export type Hold = {
  /**
   * Counts the use, in the transaction that stores its result.
   * @throws AppError quota_exceeded when the hold expired and other uses exhausted the quota
   *   meanwhile.
   */
  settle: (tx: Prisma.TransactionClient) => Promise<void>;
  /** Releases the hold after a failure; no effect on a settled one. Never throws. */
  release: () => Promise<void>;
};

type Holder = { id: string; isSubscriber: boolean };

const unlimited: Hold = { settle: async () => undefined, release: async () => undefined };

const over = (kind: QuotaKind) => new AppError('quota_exceeded', QUOTA_MESSAGES[kind]);

/**
 * Reserves one use of the month. Concurrent calls are serialized, so that exactly as many pass as
 * are left. Subscribers always pass.
 * @throws AppError quota_exceeded (403) when none is left.
 */
export async function holdUse(user: Holder, kind: QuotaKind): Promise<Hold> {
  if (user.isSubscriber) return unlimited;
  const id = crypto.randomUUID();
  const hold = sql`jsonb_build_object(
    ${id}::text, ceil(extract(epoch FROM clock_timestamp())) + ${HOLD_SECONDS}::int)`;
  const [taken] = await db.$queryRaw<{ month: string }[]>`
    INSERT INTO usage_counters AS c (user_id, kind, month, held)
    SELECT id, ${kind}::usage_kind, ${thisMonth}, ${hold} FROM users WHERE id = ${user.id}::uuid
    ON CONFLICT (user_id, kind, month) DO UPDATE SET held = ${liveHolds} || ${hold}
      WHERE c.used + ${liveCount} < ${FREE_USES[kind]}::int
    RETURNING month::text`;
  if (!taken) throw over(kind);
  // The counter of the month of the hold, even when it is settled in the next month.
  const counter = sql`c.user_id = ${user.id}::uuid AND c.kind = ${kind}::usage_kind
    AND c.month = ${taken.month}::date`;
  return {
    settle: async (tx) => {
      await lockUserAgainstDelete(tx, user.id);
      const counted = await tx.$executeRaw`
        UPDATE usage_counters c SET used = c.used + 1, held = c.held - ${id}::text
        WHERE ${counter}
          AND (jsonb_exists(c.held, ${id}) OR c.used + ${liveCount} < ${FREE_USES[kind]}::int)`;
      if (counted === 0) throw over(kind);
    },
    release: async () => {
      await db.$executeRaw`
        UPDATE usage_counters c SET held = c.held - ${id}::text WHERE ${counter}`.catch(
        (err: unknown) => log.warn({ err, kind }, 'A use was not given back; it ends by itself.'),
      );
    },
  };
}

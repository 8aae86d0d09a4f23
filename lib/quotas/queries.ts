import 'server-only';
import { db } from '@/lib/db';
import type { Prisma } from '@/prisma/client/client';
import { FREE_USES, type QuotaKind } from './constants';
import { liveCount, thisMonth } from './sql';

/** Uses left this month; null without a limit. */
export async function findRemaining(
  user: { id: string; isSubscriber: boolean },
  kind: QuotaKind,
  tx: Pick<Prisma.TransactionClient, '$queryRaw'> = db,
): Promise<number | null> {
  if (user.isSubscriber) return null;
  const [counter] = await tx.$queryRaw<{ taken: number }[]>`
    SELECT c.used + ${liveCount} AS taken FROM usage_counters c
    WHERE c.user_id = ${user.id}::uuid AND c.kind = ${kind}::usage_kind
      AND c.month = ${thisMonth}`;
  return Math.max(0, FREE_USES[kind] - (counter?.taken ?? 0));
}

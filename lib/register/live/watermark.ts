import 'server-only';
import { db } from '@/lib/db';
import type { LoadSource } from '@/prisma/client/enums';

const hourMs = 60 * 60 * 1000;

/**
 * So far back the next reading begins. What a source enters is found only once its index has
 * been refreshed; the register is followed by our clock, which may be ahead of its own, and filings
 * by the register's times of change, which are older than their publication. Loads are idempotent.
 */
const lateMs = { DISTRIBUTION: hourMs, FILINGS: 24 * hourMs } as const;

/** Where to begin so that nothing is missed that became visible late, ISO 8601. */
export const beginningBefore = (completeTo: string, source: keyof typeof lateMs): string =>
  new Date(Date.parse(completeTo) - lateMs[source]).toISOString();

/**
 * Up to when a live source is in the register, ISO 8601; null before its first
 * load. The newest load counts, not the latest moment: what is loaded again
 * from further back is to be followed from there.
 */
export async function findCompleteTo(source: LoadSource): Promise<string | null> {
  const load = await db.registerLoad.findFirst({
    where: { source, status: 'DONE', completeTo: { not: null } },
    orderBy: { id: 'desc' },
    select: { completeTo: true },
  });
  return load?.completeTo?.toISOString() ?? null;
}

/** Whether a load that reaches to exactly this moment is in the register. */
export async function isLoaded(source: LoadSource, completeTo: string): Promise<boolean> {
  const found = await db.registerLoad.findFirst({
    where: { source, status: 'DONE', completeTo },
    select: { id: true },
  });
  return found !== null;
}

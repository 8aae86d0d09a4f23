import 'server-only';
import { db } from '@/lib/db';
import { DAY_MS, HOUR_MS } from '@/lib/milliseconds';
import type { LoadSource } from '@/prisma/client/enums';

/**
 * How far the next read reaches back before the last one. An entry becomes visible only after the
 * source's index is refreshed. The register is followed by our clock, which may be ahead of its
 * own, and filings by their time of change, which is earlier than their publication. Reading
 * entries again is harmless, because loads are idempotent.
 */
const lateMs = { DISTRIBUTION: HOUR_MS, FILINGS: DAY_MS } as const;

/** Where to begin so that nothing that became visible late is missed, ISO 8601. */
export const beginningBefore = (completeTo: string, source: keyof typeof lateMs): string =>
  new Date(Date.parse(completeTo) - lateMs[source]).toISOString();

/**
 * Time up to which a live source has been loaded, ISO 8601; null before its first load. This is
 * taken from the newest load, not the latest time: after a reload from further back, updates
 * continue from there.
 */
export async function findCompleteTo(source: LoadSource): Promise<string | null> {
  const load = await db.registerLoad.findFirst({
    where: { source, status: 'DONE', completeTo: { not: null } },
    orderBy: { id: 'desc' },
    select: { completeTo: true },
  });
  return load?.completeTo?.toISOString() ?? null;
}

/** Whether a load with exactly this `completeTo` is done. */
export async function isLoaded(source: LoadSource, completeTo: string): Promise<boolean> {
  const found = await db.registerLoad.findFirst({
    where: { source, status: 'DONE', completeTo },
    select: { id: true },
  });
  return found !== null;
}

import 'server-only';
import { db } from '@/lib/db';
import type { LoadSource } from '@/prisma/client/enums';

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

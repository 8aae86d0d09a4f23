import 'server-only';
import { cache } from 'react';
import { db } from '@/lib/db';

export type RegisterStatus = {
  /** The day the newest full load describes; null when it does not tell. */
  snapshotDate: Date | null;
  companies: number;
  hasSample: boolean;
};

/** What the data note says about the register that is loaded. */
export const findRegisterStatus = cache(async (): Promise<RegisterStatus> => {
  const [load, companies, sample] = await Promise.all([
    db.registerLoad.findFirst({
      where: { status: 'DONE', snapshotDate: { not: null } },
      orderBy: [{ kind: 'asc' }, { id: 'desc' }],
      select: { snapshotDate: true },
    }),
    db.company.count(),
    db.company.findFirst({ where: { isSample: true }, select: { key: true } }),
  ]);
  return { snapshotDate: load?.snapshotDate ?? null, companies, hasSample: sample !== null };
});

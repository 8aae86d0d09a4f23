import 'server-only';
import { cache } from 'react';
import { db } from '@/lib/db';
import type { RegisterStatus } from './types';

const hasCompany = async (isSample: boolean) =>
  (await db.company.findFirst({ where: { isSample }, select: { key: true } })) !== null;

/** One look a request, whoever asks. */
export const findRegisterStatus = cache(async (): Promise<RegisterStatus> => {
  const [load, companies, hasSample, hasReal] = await Promise.all([
    db.registerLoad.findFirst({
      where: { status: 'DONE', snapshotDate: { not: null } },
      orderBy: [{ kind: 'asc' }, { id: 'desc' }],
      select: { snapshotDate: true },
    }),
    db.company.count(),
    hasCompany(true),
    hasCompany(false),
  ]);
  return { snapshotDate: load?.snapshotDate ?? null, companies, hasSample, hasReal };
});

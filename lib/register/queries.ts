import 'server-only';
import { cache } from 'react';
import { db } from '@/lib/db';
import type { RegisterStatus } from './types';

const hasCompany = async (isSample: boolean) =>
  (await db.company.findFirst({ where: { isSample }, select: { key: true } })) !== null;

/** Every load writes the total; counting millions of rows for each page would take a second. */
async function countCompanies(): Promise<number> {
  const load = await db.registerLoad.findFirst({
    where: { status: 'DONE', companies: { gt: 0 } },
    orderBy: { id: 'desc' },
    select: { companies: true },
  });
  return load?.companies ?? db.company.count();
}

const findSnapshot = () =>
  db.registerLoad.findFirst({
    where: { status: 'DONE', kind: 'FULL', snapshotDate: { not: null } },
    orderBy: { id: 'desc' },
    select: { id: true, snapshotDate: true },
  });

const danishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });
/** The calendar day of a moment in Denmark, as a UTC midnight. */
const dayOf = (time: Date) => new Date(`${danishDay.format(time)}T00:00:00Z`);

/**
 * The day of the newest update after a full load. Documents that somebody hands in may be of any
 * age, so such a load counts only when it states its day; accounts are no
 * update of the register.
 */
async function findUpdateDate(after: number): Promise<Date | null> {
  const load = await db.registerLoad.findFirst({
    where: {
      ...{ status: 'DONE', kind: 'DELTA', id: { gt: after } },
      OR: [
        { source: { in: ['DISTRIBUTION', 'DATAFORDELER'] } },
        { source: { in: ['FILES', 'SAMPLE'] }, snapshotDate: { not: null } },
      ],
    },
    orderBy: { id: 'desc' },
    select: { snapshotDate: true, completeTo: true, finishedAt: true },
  });
  if (!load) return null;
  const time = load.completeTo ?? load.finishedAt;
  return load.snapshotDate ?? (time && dayOf(time));
}

const later = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b));

async function findDates(): Promise<Pick<RegisterStatus, 'snapshotDate' | 'updatedOn'>> {
  const snapshot = await findSnapshot();
  const snapshotDate = snapshot?.snapshotDate ?? null;
  return { snapshotDate, updatedOn: later(snapshotDate, await findUpdateDate(snapshot?.id ?? 0)) };
}

/** One look a request, whoever asks. */
export const findRegisterStatus = cache(async (): Promise<RegisterStatus> => {
  const [dates, companies, hasSample, hasReal] = await Promise.all([
    findDates(),
    countCompanies(),
    hasCompany(true),
    hasCompany(false),
  ]);
  return { ...dates, companies, hasSample, hasReal };
});

import 'server-only';
import { cache } from 'react';
import { danishDay } from '@/lib/danish-day';
import { registerDb } from '@/lib/db';
import type { RegisterStatus } from './types';

/** The calendar day of a moment in Denmark, as a UTC midnight. */
const dayOf = (time: Date) => new Date(`${danishDay(time)}T00:00:00Z`);

const later = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b));

type StatusRow = Omit<RegisterStatus, 'updatedOn' | 'companies'> & {
  updateDate: Date | null;
  updatedAt: Date | null;
  companies: number | null;
};

/**
 * One look a request, whoever asks, and one statement: every page has it. The
 * newest update is one after the full load. Documents that somebody hands in may
 * be of any age, so such a load counts only when it states its day; accounts are
 * no update of the register. Every load writes the total; counting millions of
 * rows for each page would take a second.
 */
export const findRegisterStatus = cache(async (): Promise<RegisterStatus> => {
  const [row] = await registerDb.$queryRaw<StatusRow[]>`
    WITH snapshot AS (
      SELECT id, snapshot_date FROM register_loads
      WHERE status = 'DONE' AND kind = 'FULL' AND snapshot_date IS NOT NULL
      ORDER BY id DESC LIMIT 1
    ), newest AS (
      SELECT snapshot_date, coalesce(complete_to, finished_at) AS time FROM register_loads
      WHERE status = 'DONE' AND kind = 'DELTA' AND id > coalesce((SELECT id FROM snapshot), 0)
        AND (source IN ('DISTRIBUTION', 'DATAFORDELER')
          OR (source IN ('FILES', 'SAMPLE') AND snapshot_date IS NOT NULL))
      ORDER BY id DESC LIMIT 1
    )
    SELECT (SELECT snapshot_date FROM snapshot) AS "snapshotDate",
      (SELECT snapshot_date FROM newest) AS "updateDate",
      (SELECT time FROM newest) AS "updatedAt",
      (SELECT companies FROM register_loads WHERE status = 'DONE' AND companies > 0
        ORDER BY id DESC LIMIT 1) AS companies,
      EXISTS (SELECT FROM companies WHERE is_sample) AS "hasSample",
      EXISTS (SELECT FROM companies WHERE NOT is_sample) AS "hasReal"`;
  if (!row) throw new Error('A statement without tables always has a row.');
  const { updateDate, updatedAt, companies, ...status } = row;
  return {
    ...status,
    updatedOn: later(status.snapshotDate, updateDate ?? (updatedAt && dayOf(updatedAt))),
    companies: companies ?? (await registerDb.company.count()),
  };
});

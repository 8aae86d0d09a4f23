import 'server-only';
import { db } from '@/lib/db';
import { withOwnConnection } from '@/lib/db/own-connection';
import { LOAD_LOCK } from '@/lib/migrations/load-lock';
import { tellChanges } from '@/lib/saved/tell-changes';
import { type CompareCounts, compareSavedSearches } from '@/lib/saved-searches/compare';

type NewsCounts = CompareCounts & {
  /** Notifications created about saved companies. */
  told: number;
};

/**
 * Creates the notifications for all register loads that have not been reported yet: changes of
 * saved companies, and companies that entered or left the results of saved searches.
 */
export function tellRegisterNews(
  onProgress?: (counts: CompareCounts) => void,
): Promise<NewsCounts> {
  return withOwnConnection('veminto-news', async (client) => {
    const told = await tellChanges(client);
    return { told, ...(await compareSavedSearches(client, onProgress)) };
  });
}

/** Whether a finished load, of any kind, has not been reported to users yet. */
export async function hasRegisterNews(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ waiting: boolean }[]>`
    SELECT EXISTS (SELECT FROM register_loads WHERE status = 'DONE' AND told_at IS NULL)
      OR EXISTS (
        SELECT FROM saved_searches
        WHERE compared_load_id < (SELECT max(id) FROM register_loads WHERE status = 'DONE'))
      OR EXISTS (
        SELECT FROM saved_searches WHERE compared_load_id IS NULL
          AND EXISTS (SELECT FROM register_loads WHERE status = 'DONE')) AS waiting`;
  return row?.waiting ?? false;
}

/** The job that updates the register; its loads follow one another with pauses. */
export const REGISTER_UPDATE_JOB = 'register-update';

/**
 * Whether a load is running, or an update of the register that is run or retried by the queue. Needs
 * the queue's tables.
 */
export async function isRegisterUpdating(): Promise<boolean> {
  // A load that was killed is marked as running until the next one; its lock is gone.
  const [row] = await db.$queryRaw<{ updating: boolean }[]>`
    SELECT EXISTS (
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND (classid, objid, objsubid) = (0::oid, ${LOAD_LOCK}::int::oid, 1))
      OR EXISTS (
        SELECT FROM pgboss.job
        WHERE name = ${REGISTER_UPDATE_JOB} AND state IN ('active', 'retry')) AS updating`;
  return row?.updating ?? false;
}

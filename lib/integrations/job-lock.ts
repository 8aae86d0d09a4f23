import 'server-only';
import { Client, escapeLiteral } from 'pg';
import { endWhenSilent, hangUp, KEPT_ALIVE, NOTICE_LOST_CLIENT } from '@/lib/db-silence';

/** Any number: the first half of the locks that say "the server of this job lives". */
const lockClass = 7_262_002;

/** Any number: "the queue's tables are being prepared". */
const preparationLock = 7_262_003;

/** Longer than another instance prepares; after it the lock is asked for anew, by whoever needs it. */
const SILENCE_MS = 60_000;

/**
 * Runs `work` while a connection of its own holds a lock, for which it waits.
 * However the server ends, the lock goes with the connection, and others can
 * tell. When the connection is lost, the signal says so.
 */
async function withLock(
  connectionString: string,
  lockSql: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 4_000,
    application_name: 'veminto-job',
    ...KEPT_ALIVE,
  });
  const lost = new AbortController();
  client.on('error', (cause) => {
    lost.abort(new Error('The connection that guards the job was lost.', { cause }));
  });
  await client.connect();
  endWhenSilent(client, SILENCE_MS);
  try {
    await client.query(NOTICE_LOST_CLIENT);
    await client.query(`SELECT pg_advisory_lock(${lockSql})`);
    await work(lost.signal);
  } finally {
    await hangUp(client);
  }
}

/** The lock of a running job. */
export function withJobLock(
  connectionString: string,
  jobId: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  return withLock(connectionString, `${lockClass}, hashtext(${escapeLiteral(jobId)})`, work);
}

/** One instance at a time makes tables: two would wait for each other for good. */
export function withPreparationLock(
  connectionString: string,
  work: () => Promise<void>,
): Promise<void> {
  return withLock(connectionString, String(preparationLock), work);
}

/** Parameters: queue names, seconds since the start, within which a lock may still be on its way. */
export const abandonedJobsSql = `
  WITH running AS MATERIALIZED (
    SELECT name, id FROM pgboss.job
    WHERE state = 'active' AND name = ANY($1) AND started_on < now() - make_interval(secs => $2)
  )
  SELECT name, id FROM running
  WHERE pg_try_advisory_xact_lock(${lockClass}, hashtext(id::text))`;

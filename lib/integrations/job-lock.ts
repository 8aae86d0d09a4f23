import 'server-only';
import { Client, escapeLiteral } from 'pg';
import { endWhenSilent, hangUp, KEPT_ALIVE, NOTICE_LOST_CLIENT } from '@/lib/db/silence';

/** Arbitrary: the first key of the advisory locks that mean "the server of this job is alive". */
const lockClass = 7_262_002;

/** Arbitrary: the advisory lock that means "the queue's tables are being prepared". */
const preparationLock = 7_262_003;

/**
 * Longer than another instance's preparation; then the wait for the lock ends and may be retried.
 */
const SILENCE_MS = 60_000;

/**
 * Runs `work` while a dedicated connection holds an advisory lock, waiting for the lock first.
 * However the server ends, the lock is released with the connection, so that other instances
 * notice. The signal aborts when the connection is lost.
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

/** Holds the lock of a running job. */
export function withJobLock(
  connectionString: string,
  jobId: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  return withLock(connectionString, `${lockClass}, hashtext(${escapeLiteral(jobId)})`, work);
}

/** Only one instance at a time creates tables: two would deadlock. */
export function withPreparationLock(
  connectionString: string,
  work: () => Promise<void>,
): Promise<void> {
  return withLock(connectionString, String(preparationLock), work);
}

/**
 * Finds active jobs whose lock nobody holds. Parameters: queue names; age in seconds below which a
 * job's lock may not have been taken yet.
 */
export const abandonedJobsSql = `
  WITH running AS MATERIALIZED (
    SELECT name, id FROM pgboss.job
    WHERE state = 'active' AND name = ANY($1) AND started_on < now() - make_interval(secs => $2)
  )
  SELECT name, id FROM running
  WHERE pg_try_advisory_xact_lock(${lockClass}, hashtext(id::text))`;

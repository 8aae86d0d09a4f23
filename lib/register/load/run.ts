import 'server-only';
import { type Client, DatabaseError } from 'pg';
import { withOwnConnection } from '@/lib/db/own-connection';
import { NOTICE_LOST_CLIENT } from '@/lib/db/silence';
import { AppError } from '@/lib/errors';
import { LOAD_LOCK } from '@/lib/migrations/load-lock';
import type { LoadKind, LoadSource } from '@/prisma/client/enums';

/**
 * How often a busy database checks whether the client is still connected, so that a killed load
 * releases its lock.
 */
const checkClient = "SET client_connection_check_interval = '500ms'";

type LoadCounts = { loaded: number; updated: number; unchanged: number; refused: number };

const withClient = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
  withOwnConnection('veminto-load', work);

export function hasCompanies(): Promise<boolean> {
  return withClient(async (client) => {
    const { rows } = await client.query('SELECT FROM companies LIMIT 1');
    return rows.length > 0;
  });
}

/**
 * Runs `work` while no other load runs, on its own connection without the statement timeout that
 * applies to pages. The lock is released with the connection. With `patient`, waits as long as
 * another load takes.
 * @throws AppError `conflict` while another load runs, unless `patient`.
 */
export function withLoadLock<T>(
  work: (client: Client) => Promise<T>,
  { patient = false } = {},
): Promise<T> {
  return withClient(async (client) => {
    await lock(client, patient ? '0' : '3s');
    await client.query(checkClient);
    await client.query(NOTICE_LOST_CLIENT);
    await client.query("SET temp_buffers = '128MB'");
    await client.query("SET work_mem = '64MB'");
    await client.query("SET maintenance_work_mem = '256MB'");
    await client.query("SET lock_timeout = '30s'");
    return work(client);
  });
}

const lockNotAvailable = '55P03';

/**
 * Waits briefly even if not patient: a load killed a moment ago still holds the lock until the
 * database notices.
 */
async function lock(client: Client, timeout: string): Promise<void> {
  await client.query(`SET lock_timeout = '${timeout}'`);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOAD_LOCK]);
  } catch (error) {
    const taken = error instanceof DatabaseError && error.code === lockNotAvailable;
    throw taken ? new AppError('conflict', 'Another load is running.') : error;
  }
}

/**
 * Records a load as running. Since no two run at once, others still marked as running were killed.
 */
export async function beginLoad(
  client: Client,
  load: {
    source: LoadSource;
    kind: LoadKind;
    snapshotDate: string | null;
    completeTo?: string | null;
  },
): Promise<number> {
  await client.query(
    `UPDATE register_loads SET status = 'FAILED', finished_at = now() WHERE status = 'RUNNING'`,
  );
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO register_loads (source, kind, snapshot_date, complete_to)
     VALUES ($1, $2, $3, $4) RETURNING id`,
    [load.source, load.kind, load.snapshotDate, load.completeTo],
  );
  if (!rows[0]) throw new Error('INSERT … RETURNING gave no row.');
  return rows[0].id;
}

/**
 * Part of the load's transaction: the new data and its record become visible together. With a
 * `completeTo`, for loads that know it only now, it replaces that of beginLoad.
 */
export async function finishLoad(
  client: Client,
  loadId: number,
  counts: LoadCounts,
  { report, completeTo = null }: { report: object; completeTo?: string | null },
): Promise<void> {
  await client.query(
    `UPDATE register_loads SET status = 'DONE', finished_at = clock_timestamp(),
            loaded = $2, updated = $3, unchanged = $4, refused = $5, report = $6,
            complete_to = coalesce($7, complete_to),
            companies = (SELECT count(*) FROM companies)
     WHERE id = $1`,
    [loadId, counts.loaded, counts.updated, counts.unchanged, counts.refused, report, completeTo],
  );
}

export async function failLoad(client: Client, loadId: number, error: unknown): Promise<void> {
  const report = { error: error instanceof Error ? error.message : String(error) };
  await client.query(
    `UPDATE register_loads SET status = 'FAILED', finished_at = clock_timestamp(), report = $2
     WHERE id = $1`,
    [loadId, report],
  );
}

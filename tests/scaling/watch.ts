import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PgBouncer, Pool } from './pgbouncer';

const LOOK_MS = 250;

/** Statements of the application's role, by purpose. */
export type Counts = { register: number; others: number; writes: number };

const WRITES = /^\s*(INSERT|UPDATE|DELETE|(WITH\b[\s\S]*\b(INSERT|UPDATE|DELETE)\b))/i;
/** Transactions, settings, and a server's log position. */
const NOTHING = /^\s*(BEGIN|COMMIT|ROLLBACK|SET|DEALLOCATE|DISCARD|RESET)\b|_lsn\b/i;
const SOMEBODYS =
  /\b(users|sessions|saved_\w+|notifications|rate_limits|usage_counters|api_keys|webhook\w+|job|_prisma_migrations|pg_namespace|to_regclass)\b/i;

function kindOf(text: string): keyof Counts | null {
  if (NOTHING.test(text)) return null;
  if (WRITES.test(text) || /FOR UPDATE/.test(text)) return 'writes';
  return SOMEBODYS.test(text) ? 'others' : 'register';
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'scaling-try' });
  // A stopped server closes its connections.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Counts of one server since the last reading; none while it is unavailable. */
export async function takeCounts(url: string, role: string): Promise<Counts | null> {
  const client = await open(url).catch(() => null);
  if (!client) return null;
  const { rows } = await client.query<{ query: string; calls: string }>(
    `SELECT query, calls FROM pg_stat_statements
     WHERE userid = $1::regrole AND dbid = (SELECT oid FROM pg_database
       WHERE datname = current_database())`,
    [role],
  );
  await client.query('SELECT pg_stat_statements_reset()');
  await client.end();
  const counts: Counts = { register: 0, others: 0, writes: 0 };
  for (const { query, calls } of rows) {
    const kind = kindOf(query);
    if (kind) counts[kind] += Number(calls);
  }
  return counts;
}

export type Seen = {
  /** Maximum lag of the standby while connected. */
  lagMs: number;
  lagBytes: number;
  /** Maximum of each pool. */
  pools: Map<string, Pool>;
  /** Maximum number of PostgreSQL connections, by application_name. */
  connections: Map<string, number>;
};

const nothingSeen = (): Seen => ({
  lagMs: 0,
  lagBytes: 0,
  pools: new Map(),
  connections: new Map(),
});

function raise(map: Map<string, number>, name: string, value: number): void {
  map.set(name, Math.max(map.get(name) ?? 0, value));
}

async function look(primary: pg.Client, pooler: PgBouncer, seen: Seen): Promise<void> {
  const { rows: lags } = await primary.query<{ ms: number; bytes: number }>(
    `SELECT coalesce(extract(epoch FROM replay_lag) * 1000, 0)::float8 AS ms,
       pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 AS bytes
     FROM pg_stat_replication WHERE replay_lsn IS NOT NULL`,
  );
  for (const { ms, bytes } of lags) {
    seen.lagMs = Math.max(seen.lagMs, ms);
    seen.lagBytes = Math.max(seen.lagBytes, bytes);
  }
  const { rows: connected } = await primary.query<{ name: string; count: number }>(
    `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND application_name <> 'scaling-try' GROUP BY 1`,
  );
  for (const { name, count } of connected) raise(seen.connections, name || 'other', count);
  for (const pool of await pooler.readPools()) {
    const most = seen.pools.get(pool.database) ?? { ...pool, clients: 0, waiting: 0, servers: 0 };
    most.clients = Math.max(most.clients, pool.clients);
    most.waiting = Math.max(most.waiting, pool.waiting);
    most.servers = Math.max(most.servers, pool.servers);
    seen.pools.set(pool.database, most);
  }
}

/** Samples several times a second; `take` returns the values since the last call. */
export async function startWatch(primaryUrl: string, pooler: PgBouncer) {
  const primary = await open(primaryUrl);
  let seen = nothingSeen();
  let over = false;
  const looking = (async () => {
    while (!over) {
      await look(primary, pooler, seen);
      await sleep(LOOK_MS);
    }
  })();
  const take = () => {
    const taken = seen;
    seen = nothingSeen();
    return taken;
  };
  const stop = async () => {
    over = true;
    await looking;
    await primary.end();
  };
  return { take, stop };
}

export type Watch = Awaited<ReturnType<typeof startWatch>>;

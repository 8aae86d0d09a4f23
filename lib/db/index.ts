import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { env, sessionSettings } from '@/lib/env';
import { oncePerProcess } from '@/lib/once-per-process';
import { Prisma, PrismaClient } from '@/prisma/client/client';
import { endWhenSilent, KEPT_ALIVE, silenceAfter } from './silence';
import { readingFrom, Standby } from './standby';

/**
 * Limit of prepared statements: those with lists have a variant per list length. Others are planned
 * on each execution.
 */
const MAX_PREPARED = 200;
const STATEMENT_MS = 15_000;
/** Timeout for a connection, when all are in use or none can be opened. */
const PATIENCE_MS = 4_000;
/** Nearly all reads of the register take milliseconds. */
const REPLICA_MS = 4_000;

/** Begins a statement whose plan depends on its values: it is never prepared. */
export const PLANNED_ANEW = '/* planned anew */';
/**
 * Lists of more values are planned anew too. Prepared statements are planned for short ones: of a user
 * with 100,000 saved companies each was then compared with each of as many ids, which took 35 s.
 */
const LONG_LIST = 100;
const isLong = (value: unknown) => Array.isArray(value) && value.length > LONG_LIST;

/** Names repeated statements, so that they are prepared: most take longer to plan than to run. */
function statementNames() {
  const names = new Map<string, string>();
  return ({ sql, args }: { sql: string; args: readonly unknown[] }): string => {
    if (sql.trimStart().startsWith(PLANNED_ANEW) || args.some(isLong)) return '';
    const known = names.get(sql);
    if (known !== undefined) return known;
    // An unnamed statement is not kept as prepared.
    if (names.size >= MAX_PREPARED) return '';
    const name = `veminto_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

function openPool(connectionString: string, silenceMs = silenceAfter(STATEMENT_MS)) {
  const pool = new Pool({
    connectionString,
    max: env.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: PATIENCE_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'veminto',
    ...KEPT_ALIVE,
    ...sessionSettings({ statement_timeout: STATEMENT_MS }),
  });
  pool.on('connect', (client) => endWhenSilent(client, silenceMs));
  // Without a listener, the loss of an idle connection would crash the process.
  pool.on('error', () => {});
  leaveReadOnly(pool);
  return pool;
}

/** A pool with the names of its prepared statements. */
const namedPool = (pool: Pool) => ({
  pool,
  nameOf: env.DATABASE_PREPARED ? statementNames() : undefined,
});
type NamedPool = ReturnType<typeof namedPool>;

const adapterOf = ({ pool, nameOf }: NamedPool) =>
  new PrismaPg(pool, {
    disposeExternalPool: true,
    ...(nameOf && { statementNameGenerator: nameOf }),
  });

// The password hash is only selected when a query requests it by name.
const clientOf = (adapter: SqlDriverAdapterFactory) =>
  new PrismaClient({
    adapter,
    omit: { user: { passwordHash: true } },
    // The same timeouts as for reads; Prisma's defaults are 2 and 5 s.
    transactionOptions: { maxWait: PATIENCE_MS, timeout: STATEMENT_MS },
  });

function connectReplica(url: string, primary: Pool, here: PrismaPg) {
  // A frozen replica, or a pooler waiting for one, must not block readers: after this long, the
  // primary takes over.
  const named = namedPool(openPool(url, REPLICA_MS));
  const standby = new Standby(primary, named.pool);
  return {
    ...named,
    standby,
    client: clientOf(readingFrom(standby, { there: adapterOf(named), here })),
  };
}

function connect() {
  const named = namedPool(openPool(env.DATABASE_URL));
  const adapter = adapterOf(named);
  const replicaUrl = env.DATABASE_REPLICA_URL;
  const replica = replicaUrl ? connectReplica(replicaUrl, named.pool, adapter) : null;
  return { ...named, client: clientOf(adapter), replica };
}

const { pool, nameOf, client, replica } = oncePerProcess('Db', connect).get();

/** The primary: for all user data, all writes, and reads that belong to a write. */
export const db = client;
type Db = typeof db;

type Verb = 'findUnique' | 'findFirst' | 'findMany' | 'count' | 'groupBy';
type Reads = Pick<Db, '$queryRaw' | '$queryRawUnsafe' | '$disconnect'> & {
  readonly [Model in Uncapitalize<Prisma.ModelName>]: Pick<Db[Model], Verb>;
};

/**
 * Reads of the register, from the replica if one is configured and healthy (see standby.ts), so
 * they may be slightly stale. Never use it for data that the current user wrote.
 */
export const registerDb: Reads = replica?.client ?? client;

async function ask<Row extends QueryResultRow>(
  { pool, nameOf }: NamedPool,
  { text, values }: Prisma.Sql,
): Promise<Row[]> {
  return (await pool.query<Row>({ text, values, name: nameOf?.({ sql: text, args: values }) }))
    .rows;
}

/**
 * Rows exactly as the driver returns them, for statements that nearly every request runs: Prisma
 * takes five times the CPU time. Do not select `date` or `bigint` columns.
 */
export const ownRows = <Row extends QueryResultRow>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> => ask({ pool, nameOf }, Prisma.sql(strings, ...values));

/** The same for the register; see registerDb. */
export function registerRows<Row extends QueryResultRow>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> {
  const sql = Prisma.sql(strings, ...values);
  const here = () => ask<Row>({ pool, nameOf }, sql);
  return replica ? replica.standby.read(() => ask<Row>(replica, sql), here) : here();
}

/** The same for code that needs a connection of its own; passes the database URL to it. */
export function readRegister<T>(work: (url: string) => Promise<T>): Promise<T> {
  const here = () => work(env.DATABASE_URL);
  const url = env.DATABASE_REPLICA_URL;
  return replica && url ? replica.standby.read(() => work(url), here) : here();
}

/** Open and idle connections, and calls that wait for one. */
const countsOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

export const poolUse = () => countsOf(pool);

/** The same for the replica, and whether it is in use; null without one. */
export const replicaUse = () => replica && { ...countsOf(replica.pool), ...replica.standby.state };

/** The error code for a write on a read-only server, such as a former primary. */
const READ_ONLY = '25006';

/**
 * Closes connections to a read-only server when they are released: a pool reuses its connections,
 * and would stay on that server long after its host name points to another one.
 */
function leaveReadOnly(pool: Pool): void {
  const refused = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) refused.add(client);
    });
  });
  // The pool does not keep a released client that is ending.
  pool.on('release', (_error, client) => {
    if (refused.has(client)) void client.end();
  });
}

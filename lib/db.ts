import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { Pool, type QueryResultRow } from 'pg';
import { Prisma, PrismaClient } from '@/prisma/client/client';
import { endWhenSilent, KEPT_ALIVE, silenceAfter } from './db-silence';
import { env, sessionSettings } from './env';
import { leaveReadOnly } from './leave-read-only';
import { readingFrom, Standby } from './standby';

/** Statements of lists grow with their length: beyond these every one is planned anew. */
const MAX_PREPARED = 200;
const STATEMENT_MS = 15_000;
/** For a connection, when all are in use or none can be opened. */
const PATIENCE_MS = 4_000;
/** Nearly all that is read of the register takes milliseconds. */
const REPLICA_MS = 4_000;

/** Statements that come again are prepared: planning takes longer than most of them. */
function statementNames() {
  const names = new Map<string, string>();
  return ({ sql }: { sql: string }): string => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    // Without a name a statement is not kept.
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
  // Unheard, the loss of an idle connection would end the process.
  pool.on('error', () => {});
  leaveReadOnly(pool);
  return pool;
}

/** A pool with the names of the statements that its connections have prepared. */
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

// The hash never leaves the database unless a query asks for it by name.
const clientOf = (adapter: SqlDriverAdapterFactory) =>
  new PrismaClient({
    adapter,
    omit: { user: { passwordHash: true } },
    // Whoever writes is as patient as whoever reads: by themselves they give up after 2 and 5 s.
    transactionOptions: { maxWait: PATIENCE_MS, timeout: STATEMENT_MS },
  });

function connectReplica(url: string, primary: Pool, here: PrismaPg) {
  // One that is frozen, or whose pooler waits for it, must not keep its readers: after so long the
  // primary is asked in its place.
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

// Development reloads modules; one pool for each process is enough.
const shared = globalThis as { __vemintoDb?: ReturnType<typeof connect> };
shared.__vemintoDb ??= connect();
const { pool, nameOf, client, replica } = shared.__vemintoDb;

/** The primary: everything that is somebody's, everything that is written, and what is read for it. */
export const db = client;
export type Db = typeof db;

type Verb = 'findUnique' | 'findFirst' | 'findMany' | 'count' | 'groupBy';
type Reads = Pick<Db, '$queryRaw' | '$queryRawUnsafe' | '$disconnect'> & {
  readonly [Model in Uncapitalize<Prisma.ModelName>]: Pick<Db[Model], Verb>;
};

/**
 * What the register says, to whoever asks: from the replica, where one is configured and fit (see
 * standby.ts), so it may be a moment old. Never for what the asking person wrote.
 */
export const registerDb: Reads = replica?.client ?? client;

async function ask<Row extends QueryResultRow>(
  { pool, nameOf }: NamedPool,
  { text, values }: Prisma.Sql,
): Promise<Row[]> {
  return (await pool.query<Row>({ text, values, name: nameOf?.({ sql: text }) })).rows;
}

/**
 * Rows as the driver hands them out, for statements that nearly every request has: the client
 * takes the server's thread five times as long. No plain days and no `bigint` among the columns.
 */
export const ownRows = <Row extends QueryResultRow>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> => ask({ pool, nameOf }, Prisma.sql(strings, ...values));

/** The same of the register; see registerDb. */
export function registerRows<Row extends QueryResultRow>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> {
  const sql = Prisma.sql(strings, ...values);
  const here = () => ask<Row>({ pool, nameOf }, sql);
  return replica ? replica.standby.read(() => ask<Row>(replica, sql), here) : here();
}

/** The same for whoever needs a connection of their own, with its address. */
export function readRegister<T>(work: (url: string) => Promise<T>): Promise<T> {
  const here = () => work(env.DATABASE_URL);
  const url = env.DATABASE_REPLICA_URL;
  return replica && url ? replica.standby.read(() => work(url), here) : here();
}

/** How many connections are open, how many of them do nothing, and how many calls wait for one. */
const countsOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

export const poolUse = () => countsOf(pool);

/** The same of the replica, and whether it is read from; null without one. */
export const replicaUse = () => replica && { ...countsOf(replica.pool), ...replica.standby.state };

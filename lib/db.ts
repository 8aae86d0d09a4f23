import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { PrismaClient } from '@/prisma/client/client';
import { env } from './env';

/** Statements of lists grow with their length: beyond these every one is planned anew. */
const MAX_PREPARED = 200;

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

function createPool() {
  return new Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'veminto',
  });
}

function createClient(pool: Pool) {
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    ...(env.DATABASE_PREPARED && { statementNameGenerator: statementNames() }),
  });
  // The hash never leaves the database unless a query asks for it by name.
  return new PrismaClient({ adapter, omit: { user: { passwordHash: true } } });
}

function connect() {
  const pool = createPool();
  return { pool, client: createClient(pool) };
}

// Development reloads modules; one pool for each process is enough.
const shared = globalThis as { __vemintoDb?: ReturnType<typeof connect> };
shared.__vemintoDb ??= connect();
const { pool, client } = shared.__vemintoDb;

export const db = client;
export type Db = typeof db;

/** How many connections are open, how many of them do nothing, and how many calls wait for one. */
export const poolUse = () => ({
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

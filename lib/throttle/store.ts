import 'server-only';
import { DatabaseError, Pool, type QueryConfig } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { isDatabaseAway } from '@/lib/db-errors';
import { endWhenSilent, KEPT_ALIVE, silenceAfter } from '@/lib/db-silence';
import { env, sessionSettings } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { LIMITS, type LimitName } from './limits';

const CONNECTIONS = 4;
const STATEMENT_MS = 4_000;
/** Known before the database is asked; those that give points back must ask it. */
const GIVES_BACK: ReadonlySet<LimitName> = new Set(['signIn', 'signInProbation']);

type Store = { pool: Pool; limiters: Map<LimitName, RateLimiterPostgres> };

const shared = globalThis as { __vemintoThrottle?: Store };

/**
 * Connections of their own: a count need not be on the disk before the answer is
 * sent, and it must not wait behind long searches.
 */
function createPool(): Pool {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: CONNECTIONS,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    application_name: 'veminto-throttle',
    ...KEPT_ALIVE,
    ...sessionSettings({
      statement_timeout: STATEMENT_MS,
      options: '-c synchronous_commit=off',
    }),
  });
  pool.on('connect', (client) => endWhenSilent(client, silenceAfter(STATEMENT_MS)));
  // Unheard, the loss of an idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'A connection of the throttles was lost.'));
  return pool;
}

function store(): Store {
  shared.__vemintoThrottle ??= { pool: createPool(), limiters: new Map() };
  return shared.__vemintoThrottle;
}

/** The limiters name their statements, by which they are prepared. */
const withoutNames = (pool: Pool) => ({
  query: ({ text, values }: QueryConfig) => pool.query(text, values),
});

/** The number of a limit that holds here. */
export function pointsOf(name: LimitName): number {
  return Math.max(1, Math.round(LIMITS[name].points * env.RATE_LIMIT_FACTOR));
}

function limiter(name: LimitName): RateLimiterPostgres {
  const { pool, limiters } = store();
  const known = limiters.get(name);
  if (known) return known;
  const points = pointsOf(name);
  const made = new RateLimiterPostgres({
    storeClient: env.DATABASE_PREPARED ? pool : withoutNames(pool),
    storeType: 'pool',
    tableName: 'rate_limits',
    // The table is in our migrations.
    tableCreated: true,
    // One of them removes what all have left behind.
    clearExpiredByTimeout: limiters.size === 0,
    keyPrefix: name,
    points,
    duration: LIMITS[name].seconds,
    inMemoryBlockOnConsumed: GIVES_BACK.has(name) ? undefined : points,
  });
  limiters.set(name, made);
  return made;
}

function isCount(value: unknown): value is RateLimiterRes {
  return typeof value === 'object' && value !== null && 'msBeforeNext' in value;
}

/** An error with a code of PostgreSQL is ours, unless that says so; all others mean that it is away. */
function toError(error: unknown): unknown {
  if (error instanceof DatabaseError && !isDatabaseAway(error)) return error;
  const sentence = 'The database cannot be reached right now. Try again in a moment.';
  return new AppError('unavailable', sentence, { cause: error, retryAfter: 5 });
}

export type Count = { passed: boolean; limit: number; left: number; seconds: number };

/**
 * Counts one use. Uses at the same moment are counted one after the other.
 * @throws AppError unavailable while the database is away.
 */
export async function count(name: LimitName, key: string): Promise<Count> {
  const answer = await limiter(name)
    .consume(key)
    .then((state) => ({ state, passed: true }))
    .catch((state: unknown) => {
      if (!isCount(state)) throw toError(state);
      return { state, passed: false };
    });
  const { msBeforeNext, remainingPoints } = answer.state;
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return { passed: answer.passed, limit: pointsOf(name), left: remainingPoints, seconds };
}

/** Gives one use back. */
export async function giveBack(name: LimitName, key: string): Promise<void> {
  await limiter(name)
    .reward(key)
    .catch((error: unknown) => Promise.reject(toError(error)));
}

/** Lets go of the database; for tests and programs that end. */
export async function closeThrottles(): Promise<void> {
  const open = shared.__vemintoThrottle;
  shared.__vemintoThrottle = undefined;
  await open?.pool.end();
}

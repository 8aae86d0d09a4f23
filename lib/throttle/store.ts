import 'server-only';
import { DatabaseError, Pool, type QueryConfig } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { isDatabaseAway } from '@/lib/db/errors';
import { endWhenSilent, KEPT_ALIVE, silenceAfter } from '@/lib/db/silence';
import { env, sessionSettings } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { LIMITS, type LimitName } from './limits';

const CONNECTIONS = 4;
const STATEMENT_MS = 4_000;
/** Limits with refunds must always query the database; all others are also blocked in memory. */
const GIVES_BACK: ReadonlySet<LimitName> = new Set(['signIn', 'signInProbation']);

/**
 * A separate pool: counts may be committed asynchronously, and must not wait behind long searches.
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
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'A connection of the throttles was lost.'));
  return pool;
}

const store = oncePerProcess('Throttle', () => ({
  pool: createPool(),
  limiters: new Map<LimitName, RateLimiterPostgres>(),
}));

/** Drops the statement names that the limiters set and that would make them prepared statements. */
const withoutNames = (pool: Pool) => ({
  query: ({ text, values }: QueryConfig) => pool.query(text, values),
});

/** The points of a limit, scaled by RATE_LIMIT_FACTOR. */
export function pointsOf(name: LimitName): number {
  return Math.max(1, Math.round(LIMITS[name].points * env.RATE_LIMIT_FACTOR));
}

function limiter(name: LimitName): RateLimiterPostgres {
  const { pool, limiters } = store.get();
  const known = limiters.get(name);
  if (known) return known;
  const points = pointsOf(name);
  const made = new RateLimiterPostgres({
    storeClient: env.DATABASE_PREPARED ? pool : withoutNames(pool),
    storeType: 'pool',
    tableName: 'rate_limits',
    // Our migrations create the table.
    tableCreated: true,
    // The first limiter deletes the expired rows of all.
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

/** A PostgreSQL error is our bug, unless its code means unavailability; all others mean that. */
function toError(error: unknown): unknown {
  if (error instanceof DatabaseError && !isDatabaseAway(error)) return error;
  const sentence = 'The database cannot be reached right now. Try again in a moment.';
  return new AppError('unavailable', sentence, { cause: error, retryAfter: 5 });
}

export type Count = { passed: boolean; limit: number; left: number; seconds: number };

/**
 * Counts one use. Concurrent uses are counted one after the other.
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

/** Refunds one use. */
export async function giveBack(name: LimitName, key: string): Promise<void> {
  await limiter(name)
    .reward(key)
    .catch((error: unknown) => Promise.reject(toError(error)));
}

/** Closes the connections; for tests and short-lived programs. */
export async function closeThrottles(): Promise<void> {
  await store.take()?.pool.end();
}

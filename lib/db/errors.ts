import 'server-only';
import { Prisma } from '@/prisma/client/client';

/**
 * Prisma codes for a database that refuses, times out or disconnects; P2028 is a transaction that
 * did not start or end in time.
 */
const AWAY_CODES = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1011',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
]);
/**
 * PostgreSQL's own codes for the same: a shutdown or startup, a broken connection, no space on
 * disk, in memory or for connections, a read-only server. Prisma puts them into the message only.
 */
const AWAY_STATES = '57P0[1-5]|08[0-9A-Z]{3}|53[0-9]{3}|25006';
const AWAY_CODE = new RegExp(`^(?:${AWAY_STATES}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$`);
const AWAY_IN_MESSAGE = new RegExp(`Code: \`(?:${AWAY_STATES})\``);
const AWAY_TEXT =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|connection terminated|server (?:has )?closed the connection|timeout exceeded when trying to connect|starting up|not yet accepting connections|unexpected postmaster exit|can't reach database server|shutting down|recovery mode|administrator command|is not queryable/i;

/** Whether an error means "the database is unavailable" rather than "the query is wrong". */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError && AWAY_CODES.has(error.code)) {
    return true;
  }
  if (!(error instanceof Error)) return false;
  if ('code' in error && AWAY_CODE.test(String(error.code))) return true;
  const text = `${error.message} ${String(error.cause ?? '')}`;
  return AWAY_IN_MESSAGE.test(text) || AWAY_TEXT.test(text);
}

/** Timeout of a statement or lock, a deadlock, or a serialization failure. */
const BUSY_STATES = '57014|55P03|40P01|40001';
const BUSY_CODE = new RegExp(`^(?:${BUSY_STATES})$`);
const BUSY_IN_MESSAGE = new RegExp(`Code: \`(?:${BUSY_STATES})\``);
/** Prisma's own code for the last two. */
const CROSSED = 'P2034';

/** Whether an error is temporary: the same query may succeed when retried. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === CROSSED || BUSY_CODE.test(code) || BUSY_IN_MESSAGE.test(error.message);
}

/** Whether a write failed because the row it references is gone (foreign key violation). */
export function isOrphan(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003';
}

/** Whether a query failed because a row that it changes or references is gone. */
export function isRowGone(error: unknown): boolean {
  if (isOrphan(error)) return true;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  // Raw statements have PostgreSQL's own code in their message only.
  return error.code === 'P2025' || /Code: `23503`/.test(error.message);
}

/** Whether a write failed because such a row already exists (unique violation). */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

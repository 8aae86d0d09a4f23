import 'server-only';
import { Prisma } from '@/prisma/client/client';

/**
 * Prisma codes for a database that refuses, times out or hangs up; P2028 is a transaction
 * that did not begin or end in time.
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
const AWAY_TEXT =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|connection terminated|server closed the connection|timeout exceeded when trying to connect|starting up|shutting down|recovery mode|administrator command/i;

/** Whether an error means "the database is away", not "the query is wrong". */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError && AWAY_CODES.has(error.code)) {
    return true;
  }
  return error instanceof Error && AWAY_TEXT.test(`${error.message} ${String(error.cause ?? '')}`);
}

/** Whether a write failed because such a row exists already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

import { stdSerializers } from 'pino';

/**
 * What is written of an error: its kind, text, stack and codes. Left out is the whole client, queue
 * and settings, that the database's driver hangs on the error of a lost connection.
 */
export function loggedError(error: unknown): unknown {
  const written: unknown = stdSerializers.err(error as Error);
  if (typeof written !== 'object' || written === null || !('client' in written)) return written;
  const { client: _, ...rest } = written;
  return rest;
}

import { stdSerializers } from 'pino';

type Written = { type: string; message: string; stack: string };

/** Removes the query with all its values, which Prisma repeats before the actual error message. */
function withoutValues({ message, stack, ...rest }: Written): Written {
  const [first = '', ...others] = message.trim().split('\n\n');
  const text = [first, ...others.slice(-1)].join(' ');
  const frames = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  return { ...rest, message: text, stack: `${rest.type}: ${text}${frames}` };
}

const repeatsValues = (written: object): written is Written =>
  'type' in written && written.type === 'PrismaClientValidationError';

/**
 * Serializes an error for the log: type, message, stack and codes. Omits what the database driver
 * attaches: the whole client, with its queue and settings, of a lost connection, and `detail` and
 * `where`, in which PostgreSQL repeats the row that it refused.
 */
export function loggedError(error: unknown): unknown {
  const written: unknown = stdSerializers.err(error as Error);
  if (typeof written !== 'object' || written === null) return written;
  if (repeatsValues(written)) return withoutValues(written);
  const { client: _, detail: _detail, where: _where, ...rest } = written as Record<string, unknown>;
  return rest;
}

import { stdSerializers } from 'pino';

type Written = { type: string; message: string; stack: string };

/** The client repeats what was to be read or written, with all values, before it says what is wrong with it. */
function withoutValues({ message, stack, ...rest }: Written): Written {
  const [first = '', ...others] = message.trim().split('\n\n');
  const text = [first, ...others.slice(-1)].join(' ');
  const frames = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  return { ...rest, message: text, stack: `${rest.type}: ${text}${frames}` };
}

const repeatsValues = (written: object): written is Written =>
  'type' in written && written.type === 'PrismaClientValidationError';

/**
 * What is written of an error: its kind, text, stack and codes. Left out is the whole client, queue
 * and settings, that the database's driver hangs on the error of a lost connection.
 */
export function loggedError(error: unknown): unknown {
  const written: unknown = stdSerializers.err(error as Error);
  if (typeof written !== 'object' || written === null) return written;
  if (repeatsValues(written)) return withoutValues(written);
  if (!('client' in written)) return written;
  const { client: _, ...rest } = written;
  return rest;
}

import 'server-only';
import { writeSync } from 'node:fs';

const STDOUT = 1;
/** Until whoever reads a pipe goes on. */
const RETRY_MS = 50;
/** More than this is lost when nobody reads: the process must not grow without end. */
const MOST_BYTES = 1_000_000;

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/**
 * Writes to standard output, and neither fails nor holds up whoever logs. What a full disk does not
 * take is lost, and what is written once there is room is not. Pino's own output tries the same lines
 * again for ever when the process ends.
 */
export function logOutput(): { write: (line: string) => void } {
  let rest = Buffer.alloc(0);
  let again: NodeJS.Timeout | undefined;
  const flush = () => {
    again = undefined;
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(STDOUT, rest));
    } catch (error) {
      if (isFull(error) && rest.length < MOST_BYTES) again = setTimeout(flush, RETRY_MS).unref();
      else rest = Buffer.alloc(0);
    }
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      rest = Buffer.concat([rest, Buffer.from(line)]);
      if (!again) flush();
    },
  };
}

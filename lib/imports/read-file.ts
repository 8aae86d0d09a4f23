import 'server-only';
import path from 'node:path';
import { AppError } from '@/lib/errors';
import { busy, inTurn } from '@/lib/in-turn';
import { sharedThreads } from '@/lib/threads';
import { IMPORT_MESSAGES, MAX_ROWS } from './constants';
import type { TableRow } from './read/table';

/** Per file; a workbook of 5,000 rows takes a tenth of a second. */
const PATIENCE_MS = 20_000;

const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
/** A worker thread, so that a malicious file cannot block the pages. */
const threads = sharedThreads<Uint8Array, TableRow[] | string>('Imports', {
  filename: path.join(root, 'lib/imports/read/worker.mjs'),
  most: 1,
  heapMb: 256,
});

/** Ends the thread, if it was started. */
export const closeImports = threads.close;

/** One file at a time for all users: unpacking takes a core. */
const readInTurn = inTurn({ waiting: 20 });

async function readAlone(bytes: Uint8Array): Promise<TableRow[] | string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return threads.run(bytes, signal).catch((cause: unknown) => {
    if (signal.aborted) throw busy(cause);
    if (isOutOfMemory(cause)) return IMPORT_MESSAGES.bursts;
    throw cause;
  });
}

const isOutOfMemory = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * The rows of a CSV or Excel file that have content.
 * @throws AppError invalid_input where it cannot be read, has no rows or too many; unavailable when
 *   too many files wait, or when it takes too long
 */
export async function readFile(bytes: Uint8Array): Promise<TableRow[]> {
  const read = await readInTurn(() => readAlone(bytes));
  const problem =
    typeof read === 'string'
      ? read
      : read.length === 0
        ? IMPORT_MESSAGES.empty
        : read.length > MAX_ROWS + 1
          ? IMPORT_MESSAGES.tooManyRows
          : null;
  if (problem !== null || typeof read === 'string') {
    throw new AppError('invalid_input', problem ?? '', { fields: { file: problem ?? '' } });
  }
  return read;
}

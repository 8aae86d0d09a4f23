import 'server-only';
import { invalidField } from '@/lib/errors';
import { busy, inTurn } from '@/lib/in-turn';
import { isOutOfMemory, sharedThreads } from '@/lib/threads';
import type { ColumnsInput } from './api-schemas';
import { IMPORT_MESSAGES } from './constants';
import type { ReadRows, Refusal, ToRead } from './read/read-rows';

/** Per file; a workbook of 5,000 rows takes a tenth of a second. */
const PATIENCE_MS = 20_000;

/** A worker thread, so that a malicious file cannot block the pages. */
const threads = sharedThreads<ToRead, ReadRows | Refusal>('Imports', {
  worker: 'lib/imports/read/worker.mjs',
  most: 1,
  heapMb: 256,
});

/** Ends the thread, if it was started. */
export const closeImports = threads.close;

/** One file at a time for all users: unpacking takes a core. */
const readInTurn = inTurn({ waiting: 20 });

async function readAlone(task: ToRead): Promise<ReadRows | Refusal> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return threads.run(task, signal).catch((cause: unknown) => {
    if (signal.aborted) throw busy(cause);
    if (isOutOfMemory(cause)) return { refused: IMPORT_MESSAGES.bursts, field: 'file' };
    throw cause;
  });
}

/**
 * What the rows of a CSV or Excel file with content say.
 * @param asked columns to use, in place of those detected
 * @throws AppError invalid_input where it cannot be read, has no rows or too many; unavailable when
 *   too many files wait, or when it takes too long
 */
export async function readFile(bytes: Uint8Array, asked: ColumnsInput): Promise<ReadRows> {
  const read = await readInTurn(() => readAlone({ bytes, asked }));
  if ('refused' in read) throw invalidField(read.field, read.refused);
  return read;
}

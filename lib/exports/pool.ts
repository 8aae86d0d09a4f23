import 'server-only';
import { AppError } from '@/lib/errors';
import { sharedThreads } from '@/lib/threads';
import { MESSAGES } from './constants';
import type { FileResult, FileTask } from './file/types';

/** One for a long queued file, and one for short files alongside it. */
const THREADS = 2;
/** Maximum number of waiting files; further ones get a retry error. */
const MOST_WAITING = 50;

const threads = sharedThreads<FileTask, FileResult>('Exports', {
  worker: 'lib/exports/worker.mjs',
  most: THREADS,
  heapMb: 256,
  waiting: MOST_WAITING,
  refusal: () => new AppError('unavailable', MESSAGES.busy, { retryAfter: 10 }),
});

/**
 * Writes a file in a worker thread; the signal terminates the thread.
 * @throws AppError unavailable when too many files are waiting
 */
export const writeInThread = (task: FileTask, signal?: AbortSignal): Promise<FileResult> =>
  threads.run(task, signal);

/** Ends the threads, if any were started. */
export const closeExports = threads.close;

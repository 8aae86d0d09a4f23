import 'server-only';
import path from 'node:path';
import { AppError } from '@/lib/errors';
import { openThreads, type Threads } from '@/lib/threads';
import { MESSAGES } from './constants';
import type { FileResult, FileTask } from './file/types';

/** One for a long file of the queue, and one for short ones beside it. */
const THREADS = 2;
/** Files that wait; whoever comes then is asked to come again. */
const MOST_WAITING = 50;

const shared = globalThis as { __vemintoExports?: Threads<FileTask, FileResult> };

function threads(): Threads<FileTask, FileResult> {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  shared.__vemintoExports ??= openThreads({
    filename: path.join(root, 'lib/exports/worker.mjs'),
    most: THREADS,
    heapMb: 256,
    waiting: MOST_WAITING,
    refusal: () => new AppError('unavailable', MESSAGES.busy, { retryAfter: 10 }),
  });
  return shared.__vemintoExports;
}

/**
 * Writes a file in a thread of its own; the signal ends the thread.
 * @throws AppError unavailable when too many wait already
 */
export const writeInThread = (task: FileTask, signal?: AbortSignal): Promise<FileResult> =>
  threads().run(task, signal);

/** Ends the threads, where there are any. */
export async function closeExports(): Promise<void> {
  await shared.__vemintoExports?.close();
  shared.__vemintoExports = undefined;
}

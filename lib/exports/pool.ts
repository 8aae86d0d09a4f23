import 'server-only';
import path from 'node:path';
import type { Piscina } from 'piscina';
import { AppError } from '@/lib/errors';
import { openThreads, runInThread } from '@/lib/threads';
import { MESSAGES } from './constants';
import type { FileResult, FileTask } from './file/types';

/** One for a long file of the queue, and one for short ones beside it. */
const THREADS = 2;
/** Files that wait; whoever comes then is asked to come again. */
const MOST_WAITING = 50;

const shared = globalThis as { __vemintoExports?: Piscina };

function pool(): Piscina {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  shared.__vemintoExports ??= openThreads({
    filename: path.join(root, 'lib/exports/worker.mjs'),
    maxThreads: THREADS,
    heapMb: 256,
  });
  return shared.__vemintoExports;
}

/**
 * Writes a file in a thread of its own; the signal ends the thread.
 * @throws AppError unavailable when too many wait already
 */
export async function writeInThread(task: FileTask, signal?: AbortSignal): Promise<FileResult> {
  const threads = pool();
  if (threads.queueSize >= MOST_WAITING) {
    throw new AppError('unavailable', MESSAGES.busy, { retryAfter: 10 });
  }
  return await runInThread(threads, task, signal);
}

/** Ends the threads, where there are any. */
export async function closeExports(): Promise<void> {
  await shared.__vemintoExports?.destroy();
  shared.__vemintoExports = undefined;
}

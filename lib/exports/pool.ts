import 'server-only';
import path from 'node:path';
import { Piscina } from 'piscina';
import { AppError } from '@/lib/errors';
import { runInThread } from '@/lib/run-in-thread';
import { MESSAGES } from './constants';
import type { FileResult, FileTask } from './file/types';

/** A thread that has nothing to do is kept so long: starting one takes about a second. */
const IDLE_MS = 5 * 60_000;
/** One for a long file of the queue, and one for short ones beside it. */
const THREADS = 2;
/** Files that wait; whoever comes then is asked to come again. */
const MOST_WAITING = 50;

const shared = globalThis as { __vemintoExports?: Piscina };

function pool(): Piscina {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  shared.__vemintoExports ??= new Piscina({
    filename: path.join(root, 'lib/exports/worker.mjs'),
    execArgv: [],
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
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

import 'server-only';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { AppError } from './errors';
import { inTurn } from './in-turn';
import { oncePerProcess } from './once-per-process';

/** Idle threads are kept this long, because starting one takes about a second. */
const IDLE_MS = 5 * 60_000;

type Options = {
  filename: string;
  most: number;
  heapMb?: number;
  /** Maximum tasks that wait for a thread, and the error for further ones. */
  waiting?: number;
  refusal?: () => AppError;
};

export type Threads<Task, Result> = {
  /** Runs a task in its turn; aborting the signal ends its thread. */
  run: (task: Task, signal?: AbortSignal) => Promise<Result>;
  close: () => Promise<void>;
};

/** Whether a task failed because its thread had no more memory. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Fails a task that would wait forever, because no thread can be started (its files are gone). */
async function runNow<Task, Result>(
  pool: Piscina<Task, Result>,
  task: Task,
  signal?: AbortSignal,
): Promise<Result> {
  const hopeless = new AbortController();
  const giveUp = (error: unknown) => {
    if (pool.threads.length === 0) hopeless.abort(error);
  };
  pool.on('error', giveUp);
  const signals = [hopeless.signal, ...(signal ? [signal] : [])];
  try {
    return await pool.run(task, { signal: AbortSignal.any(signals) });
  } finally {
    pool.off('error', giveUp);
  }
}

/** A pool of threads that start on demand, without the flags of the process. */
export function openThreads<Task, Result>(options: Options): Threads<Task, Result> {
  const { filename, most, heapMb, waiting = Number.POSITIVE_INFINITY, refusal } = options;
  const pool = new Piscina<Task, Result>({
    filename,
    // Without our react-server condition, under which React cannot render mails.
    execArgv: [],
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE_MS,
    ...(heapMb && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
  });
  // Without a listener, the error of an idle thread would crash the process.
  pool.on('error', () => {});
  // Piscina's own queue may keep some tasks waiting behind later ones, and starts no new thread
  // when all are lost to an abort or a lack of memory.
  const turn = inTurn({ waiting, atOnce: most, refusal });
  return {
    run: (task, signal) => turn(() => runNow(pool, task, signal)),
    close: () => pool.destroy(),
  };
}

const root = path.resolve(/* turbopackIgnore: true */ process.cwd());

/**
 * Threads that the whole process shares, opened by the first task and again by one after `close`.
 * `worker` is their file, from the root of the project.
 */
export function sharedThreads<Task, Result>(
  name: string,
  { worker, ...options }: Omit<Options, 'filename'> & { worker: string },
): Threads<Task, Result> {
  const filename = path.join(root, worker);
  const shared = oncePerProcess(name, () => openThreads<Task, Result>({ filename, ...options }));
  return {
    run: (task, signal) => shared.get().run(task, signal),
    close: async () => shared.take()?.close(),
  };
}

import 'server-only';
import { Piscina } from 'piscina';
import type { AppError } from './errors';
import { inTurn } from './in-turn';

/** A thread that has nothing to do is kept so long: starting one takes about a second. */
const IDLE_MS = 5 * 60_000;

type Options = {
  filename: string;
  most: number;
  heapMb?: number;
  /** How many tasks wait for a thread, and what is said to whoever comes then. */
  waiting?: number;
  refusal?: () => AppError;
};

export type Threads<Task, Result> = {
  /** Does a task in its turn; the signal ends its thread. */
  run: (task: Task, signal?: AbortSignal) => Promise<Result>;
  close: () => Promise<void>;
};

/** A task would wait for good where no thread can be started, as when its files are gone. */
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

/** Threads that are started when there is something to do, without the flags of the process. */
export function openThreads<Task, Result>(options: Options): Threads<Task, Result> {
  const { filename, most, heapMb, waiting = Number.POSITIVE_INFINITY, refusal } = options;
  const pool = new Piscina<Task, Result>({
    filename,
    // Without our condition react-server, under which React renders no documents.
    execArgv: [],
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE_MS,
    ...(heapMb && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
  });
  // Unheard, what a thread without a task dies of would end the process.
  pool.on('error', () => {});
  // Piscina's own queue lets some wait for whoever comes later, and starts no thread when all are
  // lost, by a signal or for want of memory.
  const turn = inTurn({ waiting, atOnce: most, refusal });
  return {
    run: (task, signal) => turn(() => runNow(pool, task, signal)),
    close: () => pool.destroy(),
  };
}

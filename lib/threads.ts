import 'server-only';
import { Piscina } from 'piscina';

/** A thread that has nothing to do is kept so long: starting one takes about a second. */
const IDLE_MS = 5 * 60_000;

type Options = { filename: string; maxThreads: number; heapMb?: number };

/** Threads that are started when there is something to do, without the flags of the process. */
export function openThreads<Task, Result>({
  filename,
  maxThreads,
  heapMb,
}: Options): Piscina<Task, Result> {
  const threads = new Piscina<Task, Result>({
    filename,
    // Without our condition react-server, under which React renders no documents.
    execArgv: [],
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
    ...(heapMb && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
  });
  // Unheard, what a thread without a task dies of would end the process.
  threads.on('error', () => {});
  // All who wait hear of it.
  threads.setMaxListeners(0);
  return threads;
}

/** Queued and taken back: only that something waits makes Piscina start a thread. */
function startThread<Task>(threads: Piscina<Task, unknown>, task: Task): void {
  const over = new AbortController();
  threads.run(task, { signal: over.signal }).catch(() => {});
  over.abort();
}

/**
 * Does a task in a thread; the signal ends the thread. Where one is lost, by a signal or for want
 * of memory, Piscina starts none for those that wait until somebody else comes: here they go on.
 * Where none can be started, as when its files are gone, they would wait for good: they fail.
 */
export async function runInThread<Task, Result>(
  threads: Piscina<Task, Result>,
  task: Task,
  signal?: AbortSignal,
): Promise<Result> {
  const hopeless = new AbortController();
  const giveUp = (error: unknown) => {
    if (threads.threads.length === 0) hopeless.abort(error);
  };
  threads.on('error', giveUp);
  const signals = [hopeless.signal, ...(signal ? [signal] : [])];
  try {
    return await threads.run(task, { signal: AbortSignal.any(signals) });
  } catch (error) {
    if (threads.queueSize > 0) startThread(threads, task);
    throw error;
  } finally {
    threads.off('error', giveUp);
  }
}

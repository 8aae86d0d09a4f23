import 'server-only';
import type { Piscina } from 'piscina';

/** Queued and taken back: only that something waits makes Piscina start a thread. */
function startThread<Task>(threads: Piscina<Task, unknown>, task: Task): void {
  const over = new AbortController();
  threads.run(task, { signal: over.signal }).catch(() => {});
  over.abort();
}

/**
 * Does a task in a thread; the signal ends the thread. Where one is lost, by a signal or for want
 * of memory, Piscina starts none for those that wait until somebody else comes: here they go on.
 */
export async function runInThread<Task, Result>(
  threads: Piscina<Task, Result>,
  task: Task,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    return await threads.run(task, { signal });
  } catch (error) {
    if (threads.queueSize > 0) startThread(threads, task);
    throw error;
  }
}

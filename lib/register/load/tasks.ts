import 'server-only';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { BatchSource } from './intake';
import { runTask, type Task } from './task';
import type { Batch, BatchMaker, Mode } from './types';

/** More threads would only wait for the database. */
const maxThreads = 4;
const threads = () => Math.max(1, Math.min(maxThreads, availableParallelism()));

async function* makersOf(
  tasks: AsyncIterable<Task> | Iterable<Task>,
  run: (task: Task, mode: Mode) => Batch | Promise<Batch>,
): AsyncGenerator<BatchMaker> {
  for await (const task of tasks) yield (mode) => run(task, mode);
}

/**
 * Makes batches from tasks. With `large`, they are made in worker threads, which inherit the flags
 * of this process and take a second to start. `heapMb` is the maximum a task may need: the lower it
 * is, the earlier a thread collects garbage.
 */
export function taskBatches(
  tasks: AsyncIterable<Task> | Iterable<Task>,
  { large, heapMb }: { large: boolean; heapMb: number },
): BatchSource {
  if (!large) return { makers: makersOf(tasks, runTask), ahead: 1 };
  const pool = new Piscina({
    filename: path.join(process.cwd(), 'lib/register/load/worker.ts'),
    minThreads: threads(),
    maxThreads: threads(),
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 24 },
  });
  let closing: Promise<void> | undefined;
  return {
    makers: makersOf(tasks, (task, mode) => pool.run({ task, mode })),
    ahead: threads() + 1,
    close: () => {
      closing ??= pool.destroy();
      return closing;
    },
  };
}

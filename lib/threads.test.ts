import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Piscina } from 'piscina';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary';
import { openThreads, runInThread } from './threads';

/** A thread that does it ends itself, or stays and counts that it does, or is done. */
type Task = 'exit' | 'done' | { stay: Int32Array };
const worker = `export default (task) => {
  if (task === 'exit') process.exit(1);
  if (task === 'done') return task;
  Atomics.add(task.stay, 0, 1);
  return new Promise(() => {});
};`;

function threadsOf(maxThreads: number, source = worker): Piscina<Task, string> {
  const filename = path.join(temporaryFolder(), 'worker.mjs');
  writeFileSync(filename, source);
  const threads = openThreads<Task, string>({ filename, maxThreads });
  onTestFinished(() => threads.destroy());
  return threads;
}

test.each([1, 2])('who waits goes on when a signal ended all of %i threads', async (most) => {
  const threads = threadsOf(most);
  const patience = new AbortController();
  const stay = new Int32Array(new SharedArrayBuffer(4));
  const ended = Array.from({ length: most }, () => runInThread(threads, { stay }, patience.signal));
  await expect.poll(() => Atomics.load(stay, 0), { timeout: 10_000 }).toBe(most);
  const waiting = Promise.all([runInThread(threads, 'done'), runInThread(threads, 'done')]);
  patience.abort();
  for (const one of ended) await expect(one).rejects.toThrow('aborted');
  expect(await waiting).toEqual(['done', 'done']);
});

test('who waits goes on when a thread ended itself', async () => {
  const threads = threadsOf(1);
  expect(await runInThread(threads, 'done')).toBe('done');
  const lost = runInThread(threads, 'exit');
  const waiting = runInThread(threads, 'done');
  await expect(lost).rejects.toThrow('exited');
  expect(await waiting).toBe('done');
});

test('where nobody waits no thread takes the place of one that was lost', async () => {
  const threads = threadsOf(1);
  await expect(runInThread(threads, 'exit')).rejects.toThrow('exited');
  expect(threads.threads).toHaveLength(0);
});

test('where no thread can be started nobody waits for one', async () => {
  const threads = threadsOf(1, "throw new Error('no such module');");
  const tasks = [runInThread(threads, 'done'), runInThread(threads, 'done')];
  for (const one of tasks) await expect(one).rejects.toThrow();
  await expect(runInThread(threads, 'done')).rejects.toMatchObject({
    cause: { message: 'no such module' },
  });
});

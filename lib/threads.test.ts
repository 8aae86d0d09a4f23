import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary';
import { openThreads, type Threads } from './threads';

/** The worker exits on 'exit', returns a number at once, or increments `stay` and hangs. */
type Task = 'exit' | number | { stay: Int32Array };
const worker = `export default (task) => {
  if (task === 'exit') process.exit(1);
  if (typeof task === 'number') return task;
  Atomics.add(task.stay, 0, 1);
  return new Promise(() => {});
};`;

function threadsOf(most: number, source = worker): Threads<Task, number> {
  const filename = path.join(temporaryFolder(), 'worker.mjs');
  writeFileSync(filename, source);
  const threads = openThreads<Task, number>({ filename, most, waiting: 10 });
  onTestFinished(threads.close);
  return threads;
}

test('first come, first served', async () => {
  const { run } = threadsOf(1);
  const order: number[] = [];
  const tasks = Array.from({ length: 9 }, (_, number) => number);
  await Promise.all(tasks.map(async (task) => order.push(await run(task))));
  expect(order).toEqual(tasks);
});

test.each([1, 2])('who waits goes on when a signal ended all of %i threads', async (most) => {
  const { run } = threadsOf(most);
  const patience = new AbortController();
  const stay = new Int32Array(new SharedArrayBuffer(4));
  const ended = Array.from({ length: most }, () => run({ stay }, patience.signal));
  await expect.poll(() => Atomics.load(stay, 0), { timeout: 10_000 }).toBe(most);
  const waiting = Promise.all([run(1), run(2), run(3)]);
  patience.abort();
  for (const one of ended) await expect(one).rejects.toThrow('aborted');
  expect(await waiting).toEqual([1, 2, 3]);
});

test('who waits goes on when a thread ended itself', async () => {
  const { run } = threadsOf(1);
  expect(await run(1)).toBe(1);
  const lost = run('exit');
  const waiting = run(2);
  await expect(lost).rejects.toThrow('exited');
  expect(await waiting).toBe(2);
});

test('where no thread can be started nobody waits for one', async () => {
  const { run } = threadsOf(1, "throw new Error('no such module');");
  for (const one of [run(1), run(2)]) {
    await expect(one).rejects.toMatchObject({ cause: { message: 'no such module' } });
  }
});

test('whoever comes when too many wait is refused', async () => {
  const { run } = threadsOf(1);
  const ends = await Promise.allSettled(Array.from({ length: 12 }, (_, number) => run(number)));
  expect(ends.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 11 }, () => 'fulfilled'),
    'rejected',
  ]);
});

test('what fails in a thread says where, for the log', async () => {
  const { run } = threadsOf(1, 'export default function fails(task) { return task.none.none; }');
  await expect(run(1)).rejects.toMatchObject({
    name: 'TypeError',
    stack: expect.stringMatching(/at fails \(.*worker\.mjs:1:\d+\)/),
  });
});

import { expect, test } from 'vitest';
import { BUSY, inTurn } from './in-turn';

test('one at a time, in the order of asking, also after one that fails', async () => {
  const queue = inTurn({ waiting: 5 });
  const order: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const ends = await Promise.allSettled([
    queue(work('a')),
    queue(work('b', true)),
    queue(work('c')),
  ]);
  expect(order).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('whoever comes when the queue is full is asked to come again, and later is let in', async () => {
  const queue = inTurn({ waiting: 2 });
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting = [0, 1, 2].map((number) => queue(() => gate.then(() => number)));
  await expect(queue(async () => 3)).rejects.toMatchObject({
    code: 'unavailable',
    message: BUSY,
    retryAfter: 5,
  });
  open();
  expect(await Promise.all(waiting)).toEqual([0, 1, 2]);
  expect(await queue(async () => 4)).toBe(4);
});

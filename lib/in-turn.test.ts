import { expect, test } from 'vitest';
import { AppError } from './errors';
import { busy, inTurn, inTurnOfEach } from './in-turn';

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
    message: busy().message,
    retryAfter: 5,
  });
  open();
  expect(await Promise.all(waiting)).toEqual([0, 1, 2]);
  expect(await queue(async () => 4)).toBe(4);
});

test('so many at once as are let in, each place handed on, also by one that fails', async () => {
  const queue = inTurn({ waiting: 10, atOnce: 2 });
  let [now, most] = [0, 0];
  const work = (number: number) => async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    if (number % 3 === 0) throw new Error(String(number));
    return number;
  };
  const ends = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((number) => queue(work(number))));
  expect(most).toBe(2);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(await queue(work(8))).toBe(8);
});

test('it may refuse in words of its own', async () => {
  const queue = inTurn({ waiting: 0, refusal: () => new AppError('unavailable', 'Full.') });
  const first = queue(async () => 1);
  await expect(queue(async () => 2)).rejects.toThrow('Full.');
  expect(await first).toBe(1);
});

test('each waits for the own work alone, and is asked to come again when that is too much', async () => {
  const take = inTurnOfEach({ waiting: 1 });
  const begun: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const ask = (whose: string) =>
    take(whose, async () => {
      begun.push(whose);
      await gate;
    });
  const asked = [ask('ida'), ask('ida'), ask('bo')];
  await expect(ask('ida')).rejects.toMatchObject({ code: 'unavailable' });
  expect(begun).toEqual(['ida', 'bo']);
  open();
  await Promise.all(asked);
  expect(begun).toEqual(['ida', 'bo', 'ida']);
  await ask('ida');
});

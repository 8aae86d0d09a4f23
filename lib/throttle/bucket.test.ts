import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bucketOfEach } from './bucket';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passed = (take: (whose: string) => number, whose: string, uses: number) =>
  Array.from({ length: uses }, () => take(whose)).filter((early) => early === 0).length;

it('lets so many pass at once, and as many again evenly', () => {
  const take = bucketOfEach({ points: 120, seconds: 60 });
  expect(passed(take, 'ida', 500)).toBe(120);
  vi.advanceTimersByTime(499);
  expect(take('ida')).toBe(1);
  vi.advanceTimersByTime(1);
  expect([take('ida'), take('ida')]).toEqual([0, 1]);
  vi.advanceTimersByTime(10_000);
  expect(passed(take, 'ida', 500)).toBe(20);
  vi.advanceTimersByTime(3_600_000);
  expect(passed(take, 'ida', 500)).toBe(120);
});

it('says how long it takes', () => {
  const take = bucketOfEach({ points: 2, seconds: 60 });
  expect([take('ida'), take('ida'), take('ida')]).toEqual([0, 0, 30]);
  vi.advanceTimersByTime(29_000);
  expect(take('ida')).toBe(1);
});

it('is of each', () => {
  const take = bucketOfEach({ points: 3, seconds: 60 });
  expect(passed(take, 'ida', 9)).toBe(3);
  expect(passed(take, 'ole', 9)).toBe(3);
});

it('whoever used theirs last is known longest, and no more than so many are', () => {
  const take = bucketOfEach({ points: 2, seconds: 60 });
  take('first');
  for (let at = 0; at < 9_999; at += 1) take(`person ${at}`);
  take('first');
  take('one more');
  expect([take('first'), take('person 1')]).toEqual([30, 0]);
  expect([take('person 1'), passed(take, 'person 0', 9)]).toEqual([30, 2]);
});

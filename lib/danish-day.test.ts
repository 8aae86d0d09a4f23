import { afterEach, expect, test, vi } from 'vitest';
import { danishDay, danishHour, danishStamp } from './danish-day';

afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s is the %s in Denmark', async (moment, day) => {
  expect(danishDay(new Date(moment))).toBe(day);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  expect(danishDay()).toBe(day);
});

test.each([
  ['2026-06-30T21:59:59Z', '20260630-235959'],
  ['2026-06-30T22:00:00Z', '20260701-000000'],
  ['2026-12-31T23:05:09Z', '20270101-000509'],
])('%s is %s in the name of a file', (moment, stamp) => {
  expect(danishStamp(new Date(moment))).toBe(stamp);
});

test.each([
  ['2026-06-30T04:59:59Z', 6],
  ['2026-06-30T22:00:00Z', 0],
  ['2026-12-31T22:59:59Z', 23],
  ['2026-12-31T06:00:00Z', 7],
])('%s is hour %i in Denmark', (moment, hour) => {
  expect(danishHour(new Date(moment))).toBe(hour);
});

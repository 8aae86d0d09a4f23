import { afterEach, expect, test, vi } from 'vitest';
import { danishDay } from './danish-day';

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

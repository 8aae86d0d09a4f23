import { expect, it } from 'vitest';
import { daysLeft } from './days-left';

const now = Date.parse('2026-03-01T12:00:00Z');

it.each([
  ['2026-03-15T12:00:00Z', 14],
  ['2026-03-15T11:59:59Z', 13],
  ['2026-03-02T11:00:00Z', 0],
  ['2026-03-01T11:59:59Z', -1],
  [null, null],
])('of a key that ends %s, %s whole days are left', (expiresAt, days) => {
  expect(daysLeft(expiresAt, now)).toBe(days);
});

import { expect, test, vi } from 'vitest';

vi.mock('@/lib/db', () => ({ db: {} }));
const { nextPeriodEnd } = await import('./test-renewal');

test.each([
  ['2026-01-15', 'MONTHLY', '2026-02-15'],
  ['2026-01-31', 'MONTHLY', '2026-02-28'],
  ['2026-12-31', 'MONTHLY', '2027-01-31'],
  ['2028-02-29', 'YEARLY', '2029-02-28'],
] as const)('a period from %s, %s, ends on %s', (from, plan, to) => {
  expect(nextPeriodEnd(new Date(from), plan)).toEqual(new Date(to));
});

import { expect, test } from 'vitest';
import { toBand, toRoleData } from './mapper';
import type { RolesPage } from './types';

test.each([
  [0.05, 5, 10],
  [0.3333, 33.33, 50],
  [0.5, 50, 66.67],
  [0.9, 90, 100],
  [1, 100, null],
  // Not a bound that the register uses; it still lies below the next one.
  [0.42, 42, 50],
])('%d is the band from %d to %s percent', (share, from, to) => {
  expect(toBand(share)).toEqual({ from, to });
});

test('nothing is no band', () => {
  expect(toBand(null)).toBeNull();
  expect(toBand(0)).toBeNull();
});

test('what the register changed in the night it changed on the Danish day', () => {
  const page = { items: [], updatedAt: new Date('2026-06-30T22:15:00Z') };
  expect(toRoleData(page as unknown as RolesPage, null).source_date).toBe('2026-07-01');
});

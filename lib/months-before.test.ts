import { expect, test } from 'vitest';
import { monthsBefore } from './months-before';

test.each([
  ['2024-06-30', 12, '2023-06-30'],
  ['2024-01-15', 20, '2022-05-15'],
  ['2024-10-31', 20, '2023-02-28'],
  ['2025-10-31', 20, '2024-02-29'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2024-05-31', 1, '2024-04-30'],
])('%s, %i months earlier: %s', (day, months, expected) => {
  expect(monthsBefore(new Date(day), months)).toEqual(new Date(expected));
});

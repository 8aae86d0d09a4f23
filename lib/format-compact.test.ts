import { expect, test } from 'vitest';
import { formatCompact } from './format-compact';

test('large figures are shortened in the language of the page, with a Danish comma', () => {
  expect(formatCompact(1_234_567, 'da')).toBe('1,23\u00a0mio.');
  expect(formatCompact(1_234_567, 'en')).toBe('1,23m');
  expect(formatCompact(-4_500_000_000, 'en')).toBe('-4,5bn');
  expect(formatCompact(0, 'en')).toBe('0');
});

import { expect, test } from 'vitest';
import { lineText } from './line-text';

test.each([
  ['employees', 0.4, '0,4'],
  ['employees', 1_234, '1.234'],
  ['revenue', 1_234_567.5, '1.234.568'],
  ['profitLoss', -0.3, '0'],
] as const)('%s %d', (field, value, text) => {
  expect(lineText(field, value)).toBe(text);
});

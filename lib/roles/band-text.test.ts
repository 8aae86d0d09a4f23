import { expect, test } from 'vitest';
import { bandText } from './band-text';

test.each([
  [{ from: 5, to: 10 }, '5–9,99'],
  [{ from: 33.33, to: 50 }, '33,33–49,99'],
  [{ from: 25, to: 33.33 }, '25–33,32'],
  [{ from: 100, to: null }, '100'],
] as const)('%o is written %s and a percent sign', (band, text) => {
  expect(bandText(band)).toBe(`${text}\u00a0%`);
});

import { expect, test } from 'vitest';
import { formatMoney } from './money';
import { PLANS } from './plans';

test('plans cost what the specification says, in both languages', () => {
  for (const language of ['en', 'da'] as const) {
    const prices = PLANS.map(({ amount }) => formatMoney(amount, 'usd', language));
    expect(prices).toEqual(['US $0', 'US $20', 'US $240']);
  }
});

test.each([
  [21_950, 'usd', 'US $219.50', 'US $219,50'],
  [2_000, 'USD', 'US $20', 'US $20'],
  [5, 'usd', 'US $0.05', 'US $0,05'],
  [123_456_700, 'usd', 'US $1,234,567', 'US $1.234.567'],
  [-1_250, 'usd', '-US $12.50', '-US $12,50'],
  [20_000, 'dkk', '200\u00a0DKK', '200\u00a0DKK'],
  [20_010, 'eur', '200.10\u00a0EUR', '200,10\u00a0EUR'],
])('%i %s is %s in English and %s in Danish', (amount, currency, english, danish) => {
  expect(formatMoney(amount, currency, 'en')).toBe(english);
  expect(formatMoney(amount, currency, 'da')).toBe(danish);
});

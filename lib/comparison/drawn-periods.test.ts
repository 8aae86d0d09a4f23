import { expect, it } from 'vitest';
import { YEARS_DRAWN } from './constants';
import { drawnPeriods } from './drawn-periods';

it('draws the newest years, and none before the accounts came in another money', () => {
  const periods = (...currencies: string[]) => currencies.map((currency) => ({ currency }));
  expect(drawnPeriods(periods('EUR', 'EUR', 'DKK', 'EUR'))).toEqual(periods('EUR', 'EUR'));
  expect(drawnPeriods(periods(...Array(YEARS_DRAWN + 2).fill('DKK')))).toHaveLength(YEARS_DRAWN);
  expect(drawnPeriods([])).toEqual([]);
});

import { expect, it } from 'vitest';
import type { Amount, FinancialPeriod } from '@/lib/financials/types';
import { amountIn, isGrossResult } from './amounts';

const none = { value: null, contradiction: null, growth: null, restated: null, notCompared: null };
const amount = (value: number): Amount => ({ ...none, value });
const gross = (grossProfit: Amount, grossResult: Amount) =>
  amountIn({ amounts: { grossProfit, grossResult } } as FinancialPeriod, 'grossProfit');

it('takes the gross result where there is no gross profit, and tells a contradiction', () => {
  expect(gross(amount(5), amount(3)).value).toBe(5);
  expect(gross(none, amount(3)).value).toBe(3);
  const contradiction = 'two values';
  expect(gross({ ...none, contradiction }, none)).toMatchObject({ value: null, contradiction });
});

it('knows which of the two it took', () => {
  const isTaken = (grossProfit: Amount, grossResult: Amount) =>
    isGrossResult({ amounts: { grossProfit, grossResult } } as FinancialPeriod, 'grossProfit');
  expect(isTaken(none, amount(3))).toBe(true);
  expect(isTaken(amount(5), amount(3))).toBe(false);
  expect(isTaken(none, none)).toBe(false);
});

import { expect, test } from 'vitest';
import { chartDay, chartText } from './chart-text';

const text = (value: number | null, contradiction: string | null = null) =>
  chartText('equity', { value, contradiction }, { currency: 'EUR', t: (why) => why });

test('an amount is in whole units of its currency, and never a negative zero', () => {
  expect(text(-1_234.6)).toBe('-1.235 EUR');
  expect(text(-0.4)).toBe('0 EUR');
});

test('an amount that a report contradicts itself about was reported', () => {
  expect(text(null, '5 and 7')).toBe('contradiction');
  expect(text(null)).toBe('notReported');
});

test('a period that is no year tells its length', () => {
  const day = (start: string) =>
    chartDay(
      { startDate: new Date(start), endDate: new Date('2022-03-31') },
      (key, { months }) => `${months} ${key}`,
    );
  expect(day('2021-04-01')).toBe('31/03/2022');
  expect(day('2021-01-01')).toBe('31/03/2022 (15 months)');
});

import { createElement } from 'react';
import { expect, test } from 'vitest';
import { breaksOf } from '@/lib/financials/breaks';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type { KeyFigureId, KeyFigurePeriod, KeyFigureValue } from '@/lib/financials/types';
import { textOf } from '@/tests/support/markup';
import { PrintedKeyFigures } from './printed-key-figures';

const figure: KeyFigureValue = {
  ...{ value: 10, change: null, notCompared: null, notComputed: null },
  ...{ restated: null, onClosing: false },
};

function period(year: number, change: Partial<KeyFigurePeriod> = {}): KeyFigurePeriod {
  return {
    startDate: new Date(`${year}-01-01`),
    endDate: new Date(`${year}-12-31`),
    ...{ scope: 'solo', currency: 'DKK', corrected: null },
    figures: Object.fromEntries(KEY_FIGURES.map(({ id }) => [id, figure])) as Record<
      KeyFigureId,
      KeyFigureValue
    >,
    ...change,
  };
}

const printed = (periods: KeyFigurePeriod[], language: 'en' | 'da' = 'en') =>
  textOf(createElement(PrintedKeyFigures, { periods, breaks: breaksOf(periods) }), language);

test('periods in kroner without a break need no words', () => {
  const text = printed([period(2022), period(2021)]);
  expect(text).toContain('31/12/2022');
  expect(text).not.toMatch(/DKK|currency|gap before|Year ended/);
});

test('paper tells the currency, breaks and opening balances that the screen tells', () => {
  const { figures } = period(2021);
  const periods = [
    period(2022, { figures: { ...figures, roe: { ...figure, restated: 200 } } }),
    period(2021, { currency: 'EUR' }),
    period(2019, { figures: { ...figures, roi: { ...figure, onClosing: true } } }),
  ];
  const text = printed(periods);
  expect(text).toContain('31/12/2022, other currency before');
  expect(text).toContain('31/12/2021, EUR, gap before');
  expect(text).toContain('Year ended 31/12/2022: the opening balance is as the report restates it');
  expect(text).toContain('Year ended 31/12/2019: no opening balance is known');
  expect(printed(periods, 'da')).toContain('Året til 31/12/2022: Beløbet primo er');
});

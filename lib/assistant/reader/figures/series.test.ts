import { expect, it } from 'vitest';
import type { FigurePeriod } from '@/lib/assistant/tools/figures';
import { changeText, endText } from './series';

const period = (year: number, value: number, onClosingBalance: boolean): FigurePeriod => ({
  ...{ startDate: `${year}-01-01`, endDate: `${year}-12-31`, currency: 'DKK' },
  figures: [
    {
      ...{ field: 'roe', value, shown: `${value}`, href: '/detail/1', period: `${year}` },
      ...{ formula: 'profit ÷ average equity × 100', onClosingBalance, growth: -5 },
    },
  ],
});

/** Of a figure that is no ratio, from the first day of a month. */
const amount = (
  year: number,
  value: number,
  {
    field = 'revenue',
    month = '01',
    ...change
  }: Partial<FigurePeriod['figures'][number]> & {
    month?: string;
  } = {},
): FigurePeriod => ({
  ...{ startDate: `${year}-${month}-01`, endDate: `${year}-12-31`, currency: 'DKK' },
  figures: [{ field, value, shown: `${value}`, href: '/detail/1', growth: null, ...change }],
});

const changes = (...periods: FigurePeriod[]) =>
  changeText(periods, {
    nameOf: () => ({ en: 'ROE', da: 'ROE' }),
    unit: { en: 'percentage points', da: 'procentpoint' },
    say: ({ en }) => en,
  });

it('the change of a return over years begins with the first one on an average', () => {
  const [oldest, middle, newest] = [
    period(2019, 40, true),
    period(2020, 25, false),
    period(2021, 20, false),
  ];
  expect(changes(newest, middle, oldest)).toEqual([
    'ROE, year until 31/12/2020 to year until 31/12/2021: -5,00\u00a0percentage points.',
  ]);
  expect(changes(middle, oldest)).toEqual([]);
});

it('what was earned in a short first year is not what later years grew from', () => {
  const [first, second, third] = [
    amount(2018, 10, { month: '08' }),
    amount(2019, 30),
    amount(2020, 45, { growth: 50 }),
  ];
  expect(changes(third, second, first)).toEqual([
    'ROE, year until 31/12/2019 to year until 31/12/2020: +50,00\u00a0percentage points.',
  ]);
  expect(changes(second, first)).toEqual([]);
  const equity = (year: number, value: number, month = '01') =>
    amount(year, value, { field: 'equity', month });
  expect(changes(equity(2020, 45), equity(2019, 30), equity(2018, 10, '08'))).toEqual([
    'ROE, year until 31/12/2018 to year until 31/12/2020: +350,00\u00a0percentage points.',
  ]);
});

it('two years in a row grow as the pages tell it: from the year before as it was restated', () => {
  const told = changes(amount(2020, 45, { growth: 12.5, restated: 40 }), amount(2019, 30));
  expect(told).toEqual([
    'ROE, year until 31/12/2019 to year until 31/12/2020: +12,50\u00a0percentage points (restated).',
  ]);
  expect(changes(amount(2020, 45), amount(2019, 30))).toEqual([]);
  const all = [amount(2020, 45, { growth: 12.5, restated: 40 }), amount(2019, 0), amount(2018, 30)];
  expect(changes(...all)).toEqual([
    'ROE, year until 31/12/2018 to year until 31/12/2020: +50,00\u00a0percentage points.',
  ]);
});

it('the end of a period tells its length where that is not a year', () => {
  const end = (startDate: string) =>
    endText({ startDate, endDate: '2018-12-31' }, ({ en, da }) => `${en} | ${da}`);
  expect(end('2018-01-01')).toBe('31/12/2018');
  expect(end('2018-08-01')).toBe('31/12/2018 (5 months | 5 måneder)');
  expect(end('2018-12-01')).toBe('31/12/2018 (1 month | 1 måned)');
});

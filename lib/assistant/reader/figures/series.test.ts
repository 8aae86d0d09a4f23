import { expect, it } from 'vitest';
import type { FigurePeriod } from '@/lib/assistant/tools/figures';
import { changeText } from './series';

const period = (year: number, value: number, onClosingBalance: boolean): FigurePeriod => ({
  ...{ startDate: `${year}-01-01`, endDate: `${year}-12-31`, currency: 'DKK' },
  figures: [
    {
      ...{ field: 'roe', value, shown: `${value}`, href: '/detail/1', period: `${year}` },
      ...{ formula: 'profit ÷ average equity × 100', onClosingBalance },
    },
  ],
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

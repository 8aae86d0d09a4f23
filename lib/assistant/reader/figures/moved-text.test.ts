import { expect, it } from 'vitest';
import type { FigurePeriod } from '@/lib/assistant/tools/figures';
import { speaker } from '../text/texts';
import { movedText } from './moved-text';

type Change = { restated?: number; startDate?: string; currency?: string };

const year = (end: number, value: number | null, change: Change = {}): FigurePeriod => ({
  startDate: change.startDate ?? `${end}-01-01`,
  endDate: `${end}-12-31`,
  currency: change.currency ?? 'DKK',
  figures: [{ field: 'revenue', value, shown: '', href: '', restated: change.restated }],
});
const say = speaker('en');
const lastYear = { span: null, most: 2, moved: 'up' } as const;

it.each([
  [[year(2020, 5), year(2019, 4)], 'Yes.'],
  [[year(2020, 3), year(2019, 4)], 'No.'],
  [[year(2020, 4), year(2019, 4)], 'No.'],
  [[year(2020, -1), year(2019, -2)], 'Yes.'],
])('compares the first with the last year', (periods, verdict) => {
  expect(movedText(periods, lastYear, say)).toEqual([verdict]);
});

it.each([
  ['a year is missing', [year(2020, 5), year(2017, 4)]],
  ['a figure is missing', [year(2020, 5), year(2019, null)]],
  ['a year is shorter', [year(2020, 5), year(2019, 4, { startDate: '2019-06-01' })]],
  ['the currency has changed', [year(2020, 5), year(2019, 4, { currency: 'EUR' })]],
  ['the year before is restated', [year(2020, 5, { restated: 6 }), year(2019, 4)]],
])('says nothing where %s', (_, periods) => {
  expect(movedText(periods, lastYear, say)).toEqual([]);
});

it('says nothing where the year that is named has no accounts', () => {
  const periods = [year(2020, 5), year(2019, 4)];
  const since = (first: number) => ({ span: { first, last: null }, moved: 'up' as const });
  expect(movedText(periods, since(2019), say)).toEqual(['Yes.']);
  expect(movedText(periods, since(2018), say)).toEqual([]);
});

it('without a year, the last one must agree with all of them', () => {
  const open = { span: null, moved: 'up' } as const;
  expect(movedText([year(2020, 5), year(2019, 4), year(2018, 3)], open, say)).toEqual(['Yes.']);
  expect(movedText([year(2020, 5), year(2019, 6), year(2018, 3)], open, say)).toEqual([]);
});

import { expect, test } from 'vitest';
import { lackingWords } from '@/lib/financials/lacking-words';
import { speaker } from '../text/texts';
import { areAlike, lackingText, rankedPeriod, type Told } from './figure-of';

const revenue = { kind: 'amounts', fields: ['revenue'], year: null } as unknown as Parameters<
  typeof areAlike
>[1];
const equity = { ...revenue, fields: ['equity'] } as typeof revenue;

const company = { key: '1' } as Told['company'];

const told = (
  field: string,
  startDate: string,
  { scope = 'solo', currency = 'DKK' }: { scope?: 'solo' | 'group'; currency?: string } = {},
): Told => {
  const fact = { field, value: 5, shown: `5 ${currency}`, href: '/detail/1' };
  const period = { startDate, endDate: '2021-12-31', currency, figures: [fact] };
  return { company, fact, until: '2021-12-31', period: rankedPeriod(period, scope) };
};

test('none of a year and of fifteen months, of a company and a group, is the larger', () => {
  const year = told('revenue', '2021-01-01');
  expect(areAlike([year, told('revenue', '2021-01-01')], revenue)).toBe(true);
  expect(areAlike([year, told('revenue', '2020-10-01')], revenue)).toBe(false);
  expect(areAlike([year, told('revenue', '2021-01-01', { scope: 'group' })], revenue)).toBe(false);
  expect(areAlike([year, told('revenue', '2021-01-01', { currency: 'EUR' })], revenue)).toBe(false);
  expect(areAlike([year, told('grossProfit', '2021-01-01')], revenue)).toBe(false);
  const long = told('equity', '2020-10-01');
  expect(areAlike([told('equity', '2021-01-01'), long], equity)).toBe(true);
});

test('a figure without a value tells why, and is not just missing in the register', () => {
  const lacking = { part: 'averageEquity', why: 'notPositive' } as const;
  expect(lackingText({ lacking }, speaker('en'))).toBe(
    'cannot be computed, average equity not above 0',
  );
  expect(lackingText({ lacking: 'contradiction' }, speaker('da'))).toBe(
    'årsrapporten modsiger sig selv',
  );
  expect(lackingText({}, speaker('da'))).toBe('ikke i registret');
  expect(lackingWords({ part: 'revenue', why: 'notReported' }).da).toBe(
    'kan ikke beregnes, nettoomsætning ikke oplyst',
  );
});

import { expect, it } from 'vitest';
import { YEARS_DRAWN } from './constants';
import { drawnPeriods } from './drawn-periods';

const year = (number: number, change: { startDate?: Date; currency?: string } = {}) => ({
  startDate: new Date(`${number}-01-01`),
  endDate: new Date(`${number}-12-31`),
  currency: 'DKK',
  ...change,
});

it('draws the newest years, and none before the accounts came in another money', () => {
  const [newest, before] = [year(2022, { currency: 'EUR' }), year(2021, { currency: 'EUR' })];
  const more = [year(2020), year(2019, { currency: 'EUR' })];
  expect(drawnPeriods([newest, before, ...more], true)).toEqual([newest, before]);
  const many = Array.from({ length: YEARS_DRAWN + 2 }, (_, place) => year(2022 - place));
  expect(drawnPeriods(many, false)).toEqual(many.slice(0, YEARS_DRAWN));
  expect(drawnPeriods([], false)).toEqual([]);
});

it('joins no years over a gap, and earnings of no periods of different length', () => {
  const years = [year(2022), year(2021), year(2019), year(2018)];
  expect(drawnPeriods(years, true)).toEqual(years.slice(0, 2));
  const short = [year(2022), year(2021), year(2020, { startDate: new Date('2020-07-01') })];
  expect(drawnPeriods(short, false)).toEqual(short.slice(0, 2));
  expect(drawnPeriods(short, true)).toEqual(short);
  const begun = [year(2022), year(2021, { startDate: new Date('2021-07-01') })];
  expect(drawnPeriods(begun, false)).toEqual(begun.slice(0, 1));
});

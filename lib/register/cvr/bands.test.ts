import { expect, test } from 'vitest';
import { bandsOf } from './bands';

const value = (text: string, validFrom: string | null, validTo: string | null = null) => ({
  ...{ text, validFrom, validTo },
});
type Values = ReturnType<typeof value>[];

const bands = (shares: Values, votes: Values) =>
  bandsOf({ shares, votes }).map((band) => [
    ...[band.validFrom, band.validTo, band.ownership, band.votes],
  ]);

test('a share with other votes than it began with is another band', () => {
  const votes = [value('0.5', '2015-01-01', '2020-02-29'), value('0.9', '2020-03-01')];
  expect(bands([value('0.5', '2015-01-01')], votes)).toEqual([
    ['2015-01-01', '2020-02-29', 0.5, 0.5],
    ['2020-03-01', null, 0.5, 0.9],
  ]);
});

test('votes that begin a day later or end before are told for their days only', () => {
  const shares = [value('0.25', '2015-01-01', '2019-12-31')];
  expect(bands(shares, [value('0.5', '2015-01-02', '2016-12-31')])).toEqual([
    ['2015-01-01', '2015-01-01', 0.25, null],
    ['2015-01-02', '2016-12-31', 0.25, 0.5],
    ['2017-01-01', '2019-12-31', 0.25, null],
  ]);
});

test('what the register writes anew and is the same goes on', () => {
  const twice = [value('0.25', '2017-01-01'), value('0.25', '2016-01-01', '2016-12-31')];
  expect(bands(twice, [value('0.25', '2016-01-01')])).toEqual([['2016-01-01', null, 0.25, 0.25]]);
  const apart = [value('0.25', null, '2016-12-30'), value('0.25', '2017-01-01')];
  expect(bands(apart, [])).toEqual([
    [null, '2016-12-30', 0.25, null],
    ['2017-01-01', null, 0.25, null],
  ]);
});

test('of two on one day the later one counts, and no day is one before or after all', () => {
  const shares = [value('0.5', '0001-01-01', '2018-07-01'), value('1.0', '2018-07-01')];
  expect(bands(shares, [value('1.0', null, '9999-12-31')])).toEqual([
    [null, '2018-06-30', 0.5, 1],
    ['2018-07-01', null, 1, 1],
  ]);
});

test('votes alone count where no share is told', () => {
  const votes = [value('0.5', '2015-01-01')];
  expect(bands([], votes)).toEqual([['2015-01-01', null, null, 0.5]]);
  expect(bands([value('0.5', '2015-01-01', '2018-12-31')], votes)).toEqual([
    ['2015-01-01', '2018-12-31', 0.5, 0.5],
  ]);
});

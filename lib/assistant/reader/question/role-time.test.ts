import { expect, it } from 'vitest';
import { foldText } from '@/lib/words/fold';
import { isHeldSince, isInTime, roleTimeIn, wholeYearOf } from './role-time';

const timeOf = (text: string) => roleTimeIn(foldText(text), '2026-11-28')?.time;

it.each([
  ['i 2018', '2018-01-01', '2018-12-31'],
  ['i februar 2016', '2016-02-01', '2016-02-29'],
  ['on 1 January 2018', '2018-01-01', '2018-01-01'],
  ['January 1st, 2018', '2018-01-01', '2018-01-01'],
  ['den 31.12.2017', '2017-12-31', '2017-12-31'],
  ['per 2018-05-01', '2018-05-01', '2018-05-01'],
  ['ved udgangen af 2015', '2015-12-31', '2015-12-31'],
  ['efter 2019', '2020-01-01', null],
  ['før 2016', null, '2015-12-31'],
  ['siden 2015', '2015-01-01', null],
  ['fra 2015 og frem', '2015-01-01', null],
  ['mellem 2012 og 2015', '2012-01-01', '2015-12-31'],
  ['from 2012 to 2015', '2012-01-01', '2015-12-31'],
  ['for 5 år siden', '2021-11-28', '2021-11-28'],
  ['two years ago', '2024-11-28', '2024-11-28'],
  ['de seneste tre år', '2023-11-28', null],
  ['in the last 18 months', '2025-05-28', null],
  ['sidste år', '2025-01-01', '2025-12-31'],
  ['in the 1990s', '1990-01-01', '1999-12-31'],
])('%s', (text, from, to) => {
  expect(timeOf(`Hvem var direktør i Bech ${text}?`)).toMatchObject({ from, to });
});

it('lately is of a year where somebody joined or left', () => {
  const joined = timeOf('Hvem er for nylig kommet ind i bestyrelsen i Bech?');
  expect(joined).toEqual({ from: '2025-11-28', to: null, moved: 'began' });
  expect(timeOf('Who is lately the director of Bech?')).toBeUndefined();
});

it('names none', () => {
  expect(timeOf('Hvem var direktør i Bech?')).toBeUndefined();
  expect(timeOf('Hvor mange af dem har over 2000 kunder?')?.from ?? null).toBeNull();
});

const role = (since: string | null, until: string | null) => ({ since, until, group: 'BOARD' });
const year = { from: '2018-01-01', to: '2018-12-31' };

it.each([
  [role('2012-01-01', '2018-01-01'), true],
  [role('2012-01-01', '2017-12-31'), false],
  [role('2019-01-01', null), false],
  [role(null, null), true],
])('is held then: %o', (held, isSo) => {
  expect(isInTime(held, year)).toBe(isSo);
});

it('may be about the beginning or the end', () => {
  const began = { ...year, moved: 'began' as const };
  const left = { ...year, moved: 'left' as const };
  expect(isInTime(role('2012-01-01', '2018-05-01'), began)).toBe(false);
  expect(isInTime(role('2012-01-01', '2018-05-01'), left)).toBe(true);
  expect([wholeYearOf(year), wholeYearOf(began)]).toEqual([2018, null]);
});

it('since a year is from then until today', () => {
  const since = { from: '2015-01-01', to: null };
  expect(isHeldSince(role('2015-06-01', null), since)).toBe(true);
  expect(isHeldSince(role('2016-06-01', null), since)).toBe(false);
  expect(isHeldSince(role('2012-01-01', '2020-01-01'), since)).toBe(false);
});

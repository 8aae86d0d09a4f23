import { expect, test } from 'vitest';
import { readReference } from '@/lib/register/reference';
import { divisionsOf, SECTOR_NAMES, sectorsOf } from './sectors';

test.each([
  ['620100', 'It og telekommunikation', 'Programmering og it-rådgivning'],
  ['011100', 'Landbrug, skovbrug og fiskeri', 'Landbrug og jagt'],
  ['432100', 'Bygge og anlæg', 'Specialiseret byggearbejde'],
  ['471110', 'Engros- og detailhandel', 'Detailhandel'],
  ['642020', 'Finansiering og forsikring', 'Banker, holdingselskaber og finansiering'],
  ['581900', 'Forlag, film, radio og tv', 'Forlag og udgivelse'],
  ['682030', 'Fast ejendom', 'Fast ejendom'],
  ['990000', 'Internationale organisationer', 'Internationale organisationer'],
])('%s is of %s and %s', (code, sector, division) => {
  expect(sectorsOf(code)).toEqual({ sector, division });
});

test.each(['999999', '980000', '000000', '340000', '', 'x'])('%j states no industry', (code) => {
  expect(sectorsOf(code)).toBeNull();
});

test('every industry of the code list but the one that is not stated is of a sector', () => {
  const without = [...readReference().industries.values()].filter(
    ({ code }) => sectorsOf(code) === null,
  );
  expect(without.map(({ code }) => code)).toEqual(['999999']);
});

test('names mean one sector or division, in Danish and in English', () => {
  for (const language of ['danish', 'english'] as const) {
    const names = SECTOR_NAMES.map((level) => level[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('divisions are of the sector that lists them', () => {
  const seen = [...readReference().industries.values()].flatMap(
    ({ code }) => sectorsOf(code) ?? [],
  );
  for (const { sector, division } of seen) {
    const divisions = divisionsOf(sector);
    expect(divisions.length === 0 ? [sector] : divisions).toContain(division);
  }
  expect(divisionsOf('Detailhandel')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { properCase, streetLine } from './address';
import { webAddress } from './contacts';
import { interval } from './employment';
import { industryVersion } from './industries';
import { statusOfText } from './life';

test.each([
  [{ vejnavn: 'Pilestræde', husnummerFra: 43, etage: '3', sidedoer: 'th' }, 'Pilestræde 43, 3. th'],
  [{ vejnavn: 'Engvej', husnummerFra: 2, bogstavFra: 'A', etage: 'ST' }, 'Engvej 2A, st.'],
  [{ vejnavn: 'Engvej', husnummerFra: 2, husnummerTil: 6, bogstavTil: 'C' }, 'Engvej 2-6C'],
  [{ vejnavn: 'Engvej', sidedoer: 'TV' }, 'Engvej, tv'],
  [{ postboks: '12' }, 'Postboks 12'],
  [{}, null],
])('%j is written %s', (address, line) => {
  expect(streetLine(address)).toBe(line);
});

test.each([
  ['LYNGBY-TAARBÆK', 'Lyngby-Taarbæk'],
  ['ÅRHUS', 'Århus'],
  ['HØJE TAASTRUP', 'Høje Taastrup'],
])('%s is written %s', (capitals, name) => {
  expect(properCase(capitals)).toBe(name);
});

test.each([
  ['www.nord.example', 'https://www.nord.example'],
  ['HTTP://Nord.example/a?b', 'http://nord.example/a?b'],
  ['javascript:alert(1)', null],
  ['ftp://nord.example', null],
  ['post@nord.example', null],
  ['nord', null],
  ['se vores side', null],
  [null, null],
])('%s as a web address is %s', (text, address) => {
  expect(webAddress(text)).toBe(address);
});

test.each([
  ['ANTAL_0_0', 0, 0],
  ['ANTAL_2_4', 2, 4],
  ['ANTAL_1000_999999', 1000, null],
  ['ANTAL_X', null, null],
  [null, null, null],
])('%s is from %s to %s', (code, min, max) => {
  expect(interval(code)).toEqual({ min, max });
});

test('codes are of the list that was in use when their period began', () => {
  expect(industryVersion('2024-12-31')).toBe('DB07');
  expect(industryVersion('2025-01-01')).toBe('DB25');
  expect(industryVersion(null)).toBe('DB07');
});

describe('status', () => {
  test.each([
    ['NORMAL', 'ACTIVE'],
    ['Aktiv', 'ACTIVE'],
    ['UDEN RETSVIRKNING', 'CEASED'],
    ['LUKKET', 'CEASED'],
    ['Ikke aktiv', 'CEASED'],
    ['UNDER REASSUMERING', 'IN_LIQUIDATION'],
    ['UNDER REASUMMERING', 'IN_LIQUIDATION'],
    [null, 'ACTIVE'],
    ['UNDER KONKURS', 'IN_BANKRUPTCY'],
    ['UNDER FRIVILLIG LIKVIDATION', 'IN_LIQUIDATION'],
    ['UNDER REKONSTRUKTION', 'IN_RECONSTRUCTION'],
    ['UNDER TVANGSOPLØSNING', 'IN_COMPULSORY_DISSOLUTION'],
    ['OPLØST EFTER KONKURS', 'CEASED'],
    ['Opløst efter frivillig likvidation', 'CEASED'],
    ['TVANGSOPLØST', 'CEASED'],
    ['SLETTET', 'CEASED'],
    ['Ophørt', 'CEASED'],
  ])('%s means %s', (text, status) => {
    expect(statusOfText(text)).toBe(status);
  });
});

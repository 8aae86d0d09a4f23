import { describe, expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import type { TextField } from '@/lib/search-index/types';
import { plainRow } from '@/tests/support/index-rows';
import { parseQuery } from '../parse-query';
import { findDocs } from './find';
import { valuesBegunBy, valuesWith } from './value-words';

const row = (key: number, field: TextField, texts: string[]) => {
  const plain = plainRow(key, `Navn${key}`);
  return { ...plain, texts: { ...plain.texts, [field]: texts } };
};

const index = {
  version: 1,
  ...buildIndex([
    row(1, 'industry', [
      'Caféer, værtshuse, diskoteker mv.',
      '563000 Caféer, værtshuse, diskoteker mv.',
      'Beverage',
    ]),
    row(2, 'industry', ['Frisørsaloner', '960210 Frisørsaloner', 'Hairdressing']),
    row(3, 'industry', ['Hospitaler', '861000 Hospitaler', 'Hospital activities']),
    row(4, 'industry', ['Hoteller', '551010 Hoteller', 'Hotels']),
    row(5, 'industry', [
      'Detailhandel med personbiler',
      '451120 Detailhandel med personbiler',
      'Cars',
    ]),
    row(6, 'municipality', ['Billund']),
    row(7, 'industry', ['Jordemødre mv.', '869010 Jordemødre mv.', 'Midwives']),
    row(8, 'industry', ['Byggepladsarbejder', '431200 Byggepladsarbejder', 'Site preparation']),
    row(9, 'postalDistrict', ['Sønderborg', '6400 Sønderborg']),
    plainRow(10, 'Hjort & Sønner'),
    plainRow(11, 'Hjort & Søn'),
    plainRow(12, 'Hjort & Sons'),
  ]),
};

function found(text: string): number[] {
  const { docs } = findDocs(index, { query: parseQuery(text), filters: {} });
  return Array.from(docs.list(), (doc) => index.keys[doc] ?? 0).sort((a, b) => a - b);
}

describe('trades that begin alike', () => {
  test.each([
    ['bar', [1]],
    ['barber', [2]],
    ['barbers', [2]],
    ['barbershop', [2]],
    ['hospital', [3]],
    ['hospitality', [1, 4]],
    ['bil', [5]],
    ['billund', [6]],
    ['jord', [8]],
    ['jordemoder', [7]],
    ['søn', [10, 11, 12]],
    ['sønderborg', [9]],
    ['hjort & sønner', [10, 11, 12]],
    ['Hjort og søn', [10, 11, 12]],
    ['hjort and sons', [10, 11, 12]],
  ])('%s', (text, keys) => expect(found(text)).toEqual(keys));
});

test('what is still being typed may become any of them', () => {
  const fieldsOf = (values: { field: string }[]) => values.map(({ field }) => field).sort();
  expect(fieldsOf(valuesBegunBy(index, 'bil'))).toEqual(['industry', 'municipality']);
  expect(fieldsOf(valuesWith(index, 'bil', false))).toEqual(['industry']);
});

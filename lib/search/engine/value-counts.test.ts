import { expect, test } from 'vitest';
import type { SearchIndex } from '@/lib/search-index/types';
import { DocSet } from './doc-set';
import { countValues } from './value-counts';

const DAY = (text: string) => Date.parse(text) / 86_400_000;

/** Four companies: two of Aarhus C, one of Odense C, one without a place or a day. */
const index = {
  docs: 4,
  texts: {
    postalDistrict: {
      values: [
        ['Aarhus C', '8000 Aarhus C'],
        ['Odense C', '5000 Odense C'],
      ],
      codes: Uint8Array.of(1, 1, 2, 0),
    },
  },
  numbers: {
    founded: {
      values: Float64Array.of(DAY('2019-12-31'), DAY('2020-01-01'), DAY('2020-06-30')),
      codes: Uint8Array.of(1, 2, 3, 0),
    },
  },
} as unknown as SearchIndex;

test('companies per postal district, with the code', () => {
  expect(countValues(index, DocSet.all(4), 'postalCode')).toEqual([
    { value: '8000 Aarhus C', count: 2 },
    { value: '5000 Odense C', count: 1 },
  ]);
});

test('companies per year of founding, the newest first', () => {
  expect(countValues(index, DocSet.all(4), 'founded')).toEqual([
    { value: '2020', count: 2 },
    { value: '2019', count: 1 },
  ]);
});

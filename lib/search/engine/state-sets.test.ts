import { expect, test } from 'vitest';
import { DAY_MS } from '@/lib/milliseconds';
import { buildIndex } from '@/lib/search-index/build';
import { prominenceOf } from '@/lib/search-index/build/prominence';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import { plainRow } from '@/tests/support/index-rows';
import { parseQuery } from '../parse-query';
import type { StatusChoice } from '../types';
import { findDocs } from './find';
import { docsInOrder } from './order';
import { newDocs } from './state-sets';

const dayOf = (day: string) => Date.parse(day) / DAY_MS;

function row(key: number, name: string, status: StatusChoice, founded: string | null) {
  const plain = plainRow(key, name);
  const code = STATUS_CHOICES.indexOf(status);
  const numbers = { ...plain.numbers, founded: founded === null ? null : dayOf(founded) };
  return { ...plain, status: code, prominence: prominenceOf(code, 100 - key), numbers };
}

const rows = [
  row(1, 'Birke Byg', 'ACTIVE', '2021-01-31'),
  row(2, 'Birke Vand', 'IN_BANKRUPTCY', '2021-01-30'),
  row(3, 'Birke Tag', 'CEASED_BANKRUPTCY', null),
  row(4, 'Konkursboet Birke', 'ACTIVE', '2001-01-01'),
  row(5, 'Aktiv Birke', 'CEASED_MERGER', '2022-01-31'),
  row(6, 'Bank Birke', 'ACTIVE', '2001-01-01'),
  row(7, 'Nye Ege', 'ACTIVE', '2001-01-01'),
];
const index = { version: 1, ...buildIndex(rows) };

function found(text: string): number[] {
  const result = findDocs(index, { query: parseQuery(text), filters: {} });
  return docsInOrder(result, 'relevance', 0, 10).map((doc) => index.keys[doc] ?? 0);
}

test.each([
  ['konkurs', [4, 2, 3]],
  ['under konkurs', [2]],
  ['opløst efter konkurs', [3]],
  ['konkursramte byg', []],
  ['birke bankruptcy', [2, 3]],
  ['birke eller konkurs', [1, 2, 3, 4, 5, 6]],
  ['birke -konkurs', [1, 4, 5, 6]],
  ['ophørte', [3, 5]],
  ['opløst efter fusion', [5]],
  ['aktive', [1, 4, 6, 7]],
  ['aktiv birke', [5]],
  ['nye birke', [1, 5]],
  ['nye', [7, 1, 5]],
  ['new companies birke', [1, 5]],
  ['bank', [6]],
  ['nystartede virksomheder', [1, 5]],
  ['konkursramt', [2, 3]],
  ['bankrupcty', [2, 3]],
  ['fusionn', [5]],
  ['aktiveh', []],
  ['ege konkurs', [7]],
])('%s', (text, keys) => expect(new Set(found(text))).toEqual(new Set(keys)));

test('names that have the word come first', () => {
  expect(found('konkurs')).toEqual([4, 2, 3]);
  expect(found('nye')[0]).toBe(7);
});

test('a company founded after today is no measure of what is new', () => {
  const ahead = [...rows, row(8, 'Birke Is', 'ACTIVE', '2999-01-01')];
  const other = { version: 1, ...buildIndex(ahead) };
  const keys = [...newDocs(other).list()].map((doc) => other.keys[doc]);
  expect(keys.toSorted()).toEqual([1, 5, 8]);
});

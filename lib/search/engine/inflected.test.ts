import { describe, expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import { plainRow } from '@/tests/support/index-rows';
import { parseQuery } from '../parse-query';
import { findDocs } from './find';
import { inflected } from './inflected';
import { docsInOrder } from './order';

const auditors = ['Revision', '692000 Revision', 'Auditing'];
const lawyers = ['Juridisk bistand', '691000 Juridisk bistand', 'Legal activities'];
const rows = [
  plainRow(1, 'Birke Revisorer'),
  { ...plainRow(2, 'Ege'), texts: { ...plainRow(2, '').texts, industry: auditors } },
  plainRow(3, 'Revisor Eg'),
  plainRow(4, 'Skovene'),
  plainRow(5, 'Skoven Birke'),
  { ...plainRow(6, 'Lind'), texts: { ...plainRow(6, '').texts, industry: lawyers } },
  plainRow(7, 'Law & Order Partners'),
  plainRow(8, 'Various Firms'),
];
const index = { version: 1, ...buildIndex(rows) };

function found(text: string): number[] {
  const result = findDocs(index, { query: parseQuery(text), filters: {} });
  return docsInOrder(result, 'relevance', 0, 10).map((doc) => index.keys[doc] ?? 0);
}

describe('another inflection of a word', () => {
  test('counts where only names have the word and the other one is a trade', () => {
    expect(found('revisorer')).toEqual([1, 3, 2]);
    expect(found('revisorerne')).toEqual([3, 1, 2]);
  });

  test('does not where the other one is no trade', () => {
    const query = parseQuery('skovene');
    expect(query.kind === 'words' && inflected(index, query)).toBeNull();
  });

  test('counts for the second half of a trade', () => {
    expect(found('law firms')).toEqual([6]);
    expect(found('firms')).toEqual([8]);
  });

  test('counts in alternatives too', () => {
    expect(new Set(found('skovene eller revisorerne'))).toEqual(new Set([1, 2, 3, 4]));
  });
});

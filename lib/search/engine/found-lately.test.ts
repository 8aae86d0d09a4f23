import { expect, onTestFinished, test, vi } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import { plainRow } from '@/tests/support/index-rows';
import { readSearch } from '../parse-query';
import { countFacets } from './counts';
import { findLately, weightOf } from './found-lately';
import { docsInOrder } from './order';
import { Recent } from './recent';

const index = { version: 1, ...buildIndex([]) };
const question = (search: string | null, status: 'ACTIVE' | 'CEASED') => ({
  query: readSearch(search),
  filters: { status: [status] },
});

test('a question that comes again has the same answer, counts and pages', () => {
  const found = findLately(index, question('birke', 'ACTIVE'));
  const again = findLately(index, question('birke', 'ACTIVE'));
  expect(again).toBe(found);
  expect(countFacets(again)).toBe(countFacets(found));
  expect(docsInOrder(again, 'relevance', 0, 10)).toBe(docsInOrder(found, 'relevance', 0, 10));
});

test.each([
  ['another word', question('bøge', 'ACTIVE')],
  ['no word', question(null, 'ACTIVE')],
  ['another filter', question('birke', 'CEASED')],
  ['companies that a number names', { ...question('birke', 'ACTIVE'), named: [1] }],
])('%s is another question', (_, other) => {
  expect(findLately(index, other)).not.toBe(findLately(index, question('birke', 'ACTIVE')));
});

test('what a host names is told apart by a digest, however many companies it is', () => {
  const get = vi.spyOn(Recent.prototype, 'get');
  onTestFinished(() => get.mockRestore());
  const keys = Array.from({ length: 100_000 }, (_, place) => 10_000_000 + place);
  const asked = { ...question('gmail.com', 'ACTIVE'), named: keys };
  const found = findLately(index, asked);
  expect(findLately(index, { ...asked, named: [...keys] })).toBe(found);
  expect(findLately(index, { ...asked, named: keys.with(99_999, 1) })).not.toBe(found);
  for (const [name] of get.mock.calls) expect(name.length).toBeLessThan(500);
});

test('another index is asked anew', () => {
  const other = { version: 2, ...buildIndex([]) };
  const same = question('birke', 'ACTIVE');
  expect(findLately(other, same)).not.toBe(findLately(index, same));
});

test('all companies, which the index keeps itself, take no room of the recent answers', () => {
  const rows = Array.from({ length: 5_000 }, (_, place) => plainRow(10_000_000 + place, 'Birke'));
  const large = { version: 3, ...buildIndex(rows) };
  const nobody = findLately(large, question(null, 'CEASED'));
  expect(nobody.unfiltered.size).toBe(5_000);
  expect(weightOf(nobody) - nobody.docs.bytes).toBe(
    weightOf(findLately(index, question('x', 'ACTIVE'))),
  );
  const named = findLately(large, question('birke', 'CEASED'));
  expect(weightOf(named)).toBe(weightOf(nobody) + named.unfiltered.bytes);
});

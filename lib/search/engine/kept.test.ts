import { expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import { DocSet } from './doc-set';
import { kept } from './kept';

const index = () => ({ version: 1, ...buildIndex([]) });
/** A set of this many docs takes a quarter of the cache. */
const QUARTER = 16 * 2 ** 20 * 8;

test('a set is made once while it is kept, for its own index only', () => {
  const [one, other] = [index(), index()];
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return DocSet.all(64);
  };
  expect(kept(one, 'a', make('a'))).toBe(kept(one, 'a', make('a again')));
  kept(other, 'a', make('a of the other'));
  expect(made).toEqual(['a', 'a of the other']);
});

test('what was used longest ago makes room', () => {
  const one = index();
  const made: string[] = [];
  const ask = (name: string) =>
    kept(one, name, () => {
      made.push(name);
      return DocSet.all(QUARTER);
    });
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) ask(name);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

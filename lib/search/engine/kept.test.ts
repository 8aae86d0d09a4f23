import { expect, test } from 'vitest';
import { noBits } from '@/lib/search-index/bits';
import { buildIndex } from '@/lib/search-index/build';
import { keptBits } from './kept';

const index = () => ({ version: 1, ...buildIndex([]) });
const quarter = 16 * 2 ** 20;

test('a set is made once while it is kept, for its own index only', () => {
  const [one, other] = [index(), index()];
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return noBits(64);
  };
  expect(keptBits(one, 'a', make('a'))).toBe(keptBits(one, 'a', make('a again')));
  keptBits(other, 'a', make('a of the other'));
  expect(made).toEqual(['a', 'a of the other']);
});

test('what was used longest ago makes room', () => {
  const one = index();
  const made: string[] = [];
  const ask = (name: string) =>
    keptBits(one, name, () => {
      made.push(name);
      return new Uint32Array(quarter / 4);
    });
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) ask(name);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

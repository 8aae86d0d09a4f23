import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import type { TextField } from '@/lib/search-index/types';
import { wordAt } from '@/lib/search-index/word-list';
import { searchedWords } from '@/lib/words/fold';
import { anyRows } from '@/tests/support/index-rows';
import { foldedEverydayWords } from '../everyday';
import { SPELLED_STATES } from '../everyday/states';
import { reachesOf } from './edits';
import { similarBeginnings, similarIn, similarWords } from './similar';
import { letterTree, packWords, vocabularyOf } from './vocabulary';

const lettersIn = (word: string) => Array.from(word).length;

/** Textbook optimal string alignment, with aa and ae as one letter where that is cheaper. */
function editsBetween(left: string, right: string): number {
  const [a, b] = [Array.from(left), Array.from(right)];
  const table = [...a, ''].map((_, row) => [...b, ''].map((_, at) => (row === 0 ? at : row)));
  const far = Number.POSITIVE_INFINITY;
  const cell = (row: number, at: number) => table[row]?.[at] ?? far;
  const isPair = (letters: string[], end: number) =>
    /^a[ae]$/.test(letters.slice(Math.max(0, end - 2), end).join(''));
  const three = (letters: string[], end: number, from: number) =>
    [0, 1, 2].map((step) => letters[end - 3 + ((from + step) % 3)]).join('');
  for (let row = 0; row <= a.length; row += 1) {
    for (let at = 0; at <= b.length; at += 1) {
      if (row + at === 0) continue;
      const same = row > 0 && at > 0 && a[row - 1] === b[at - 1];
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const [pairLeft, pairRight] = [isPair(a, row), isPair(b, at)];
      const inThree = row > 2 && at > 2;
      const pairSwapped =
        inThree &&
        ((pairLeft && three(a, row, 1) === three(b, at, 0)) ||
          (pairRight && three(a, row, 0) === three(b, at, 1)));
      const line = table[row] ?? [];
      line[at] = Math.min(
        cell(row - 1, at) + 1,
        cell(row, at - 1) + 1,
        cell(row - 1, at - 1) + (same ? 0 : 1),
        swapped ? cell(row - 2, at - 2) + 1 : far,
        pairLeft ? Math.min(cell(row - 2, at), cell(row - 2, at - 1)) + 1 : far,
        pairRight ? Math.min(cell(row, at - 2), cell(row - 1, at - 2)) + 1 : far,
        pairSwapped ? cell(row - 3, at - 3) + 1 : far,
      );
    }
  }
  return cell(a.length, b.length);
}

function allowed(word: string, other: string): number {
  const typed = lettersIn(word);
  const longer = Math.max(typed, lettersIn(other));
  return Math.min(typed < 3 ? 0 : typed < 6 ? 1 : 2, longer < 4 ? 0 : longer < 8 ? 1 : 2);
}

function plainly(words: string[], word: string) {
  return sorted(
    words
      .map((text) => ({ text, edits: editsBetween(word, text) }))
      .filter(({ text, edits }) => edits > 0 && edits <= allowed(word, text)),
  );
}

function plainlyBeginnings(words: string[], word: string) {
  const most = allowed(word, word);
  const least = (text: string) =>
    Math.min(
      ...[...text, ''].map((_, end) => editsBetween(word, Array.from(text).slice(0, end).join(''))),
    );
  return sorted(
    words
      .map((text) => ({ text, edits: least(text) }))
      .filter(({ edits }) => edits > 0 && edits <= most),
  );
}

const sorted = (words: { text: string; edits: number }[]) =>
  words.sort((a, b) => a.edits - b.edits || (a.text < b.text ? -1 : 1));

const treesOf = (...lists: string[][]) => lists.map((words) => letterTree(packWords(words)));

test.each([
  ['ab', false],
  ['abc', true],
  ['жж', false],
  ['жжж', true],
  ['𐐨𐐨', false],
  ['abcdefgh1', false],
  ['', false],
])('"%s" may be misspelt: %s', (word, is) => {
  expect(reachesOf(word).length > 0).toBe(is);
});

describe('similar words', () => {
  const words = ['nordisk', 'nordlys', 'nordlyst', 'ordlys', 'nrodlys', 'nordlus', 'nardlus', 'ny'];

  test('one letter missing, too many, wrong or swapped; not the word itself', () => {
    expect(similarIn(treesOf(words), 'nordlys', 'words').map(({ text }) => text)).toEqual([
      'nordlus',
      'nordlyst',
      'nrodlys',
      'ordlys',
    ]);
  });

  test('two in a long word, the nearest first', () => {
    expect(similarIn(treesOf(words), 'nordlyst', 'words')).toEqual([
      { text: 'nordlys', edits: 1 },
      { text: 'nordlus', edits: 2 },
      { text: 'nrodlys', edits: 2 },
      { text: 'ordlys', edits: 2 },
    ]);
  });

  const near = (word: string, ...others: string[]) =>
    similarIn(treesOf(others), word, 'words').map(({ text }) => text);

  test('the longer of two words decides how many', () => {
    expect(near('hns', 'hans', 'hus', 'his')).toEqual(['hans']);
    expect(near('hans', 'hns', 'hane')).toEqual(['hane', 'hns']);
    expect(near('clthng', 'clothing', 'clothin')).toEqual(['clothing']);
    expect(near('cthng', 'clothing')).toEqual([]);
  });

  test('å and æ are one letter', () => {
    expect(near('saeby', 'sby', 'asebe', 'siby', 'aesby', 'sbaey', 'seby')).toEqual([
      'aesby',
      'sbaey',
      'sby',
      'seby',
      'siby',
    ]);
    expect(near('asgard', 'aasgaard')).toEqual(['aasgaard']);
    expect(near('norgarcd', 'norgaard')).toEqual(['norgaard']);
  });

  test('none for short words and numbers', () => {
    expect(similarIn(treesOf(['abd', 'ab1d']), 'abc', 'words')).toEqual([]);
    expect(similarIn(treesOf(['abd', 'ab1d']), 'ab1c', 'words')).toEqual([]);
  });

  test('letters are counted, not bytes', () => {
    expect(similarIn(treesOf(['жукова', 'жукав', '𐐨𐐨𐐨𐐨𐐨']), 'жуков', 'words')).toEqual([
      { text: 'жукав', edits: 1 },
      { text: 'жукова', edits: 1 },
    ]);
  });

  test('of several lists together', () => {
    expect(similarIn(treesOf(['hansen'], [], ['hamsen']), 'hannsen', 'words')).toEqual([
      { text: 'hansen', edits: 1 },
    ]);
  });
});

test('beginnings: words that go on, without those that begin with the word itself', () => {
  const trees = treesOf(['murermester', 'murer', 'mulere', 'myrer', 'murrer', 'mester']);
  expect(similarIn(trees, 'mure', 'beginnings')).toEqual([
    { text: 'mulere', edits: 1 },
    { text: 'murrer', edits: 1 },
    { text: 'myrer', edits: 1 },
  ]);
});

/** A small alphabet makes many words similar; some letters take two and four bytes. */
const word = fc
  .array(fc.constantFrom('a', 'b', 'e', 'ж', '𐐨', 'a'), { minLength: 1, maxLength: 11 })
  .map((letters) => letters.join(''));
const vocabulary = fc.uniqueArray(word, { maxLength: 120 });

test('similar words are those that the textbook finds', () => {
  fc.assert(
    fc.property(vocabulary, word, (words, asked) => {
      expect(similarIn(treesOf(words), asked, 'words')).toEqual(plainly(words, asked));
    }),
    { numRuns: 300 },
  );
});

test('similar beginnings are those that the textbook finds', () => {
  fc.assert(
    fc.property(vocabulary, word, (words, asked) => {
      expect(similarIn(treesOf(words), asked, 'beginnings')).toEqual(
        plainlyBeginnings(words, asked),
      );
    }),
    { numRuns: 300 },
  );
});

test('an index knows every word of its names, values and states once', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const index = { version: 1, ...buildIndex(rows) };
      const named = rows.flatMap(({ name, otherNames }) => searchedWords(name, ...otherNames));
      const valued = rows.flatMap(({ texts }) =>
        Object.entries(texts).flatMap(([field, value]) => [
          ...searchedWords(...(value ?? [])),
          ...foldedEverydayWords(field as TextField, value ?? []),
        ]),
      );
      const trees = vocabularyOf(index);
      const words = trees.flatMap((tree) =>
        Array.from({ length: tree.count }, (_, word) =>
          wordAt({ ...tree, postings: new Uint32Array() }, word),
        ),
      );
      const all = new Set([...named, ...valued, ...SPELLED_STATES]);
      expect(words.toSorted()).toEqual([...all].sort());
      expect(vocabularyOf(index)).toBe(trees);
      expect(similarWords(index, 'bageir')).toEqual(similarIn(trees, 'bageir', 'words'));
      expect(similarBeginnings(index, 'bagir')).toEqual(similarIn(trees, 'bagir', 'beginnings'));
    }),
    { numRuns: 50 },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import { wordAt } from '@/lib/search-index/word-list';
import { anyRows } from '@/tests/support/index-rows';
import { foldWords } from '../fold';
import { allowedEdits } from './edits';
import { similarBeginnings, similarIn, similarWords } from './similar';
import { letterTree, packWords, vocabularyOf } from './vocabulary';

/** Optimal string alignment as textbooks write it. */
function editsBetween(left: string, right: string): number {
  const [a, b] = [Array.from(left), Array.from(right)];
  const table = [...a, ''].map((_, row) => [...b, ''].map((_, at) => (row === 0 ? at : row)));
  const cell = (row: number, at: number) => table[row]?.[at] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    for (let at = 1; at <= b.length; at += 1) {
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const line = table[row] ?? [];
      line[at] = Math.min(
        cell(row - 1, at) + 1,
        cell(row, at - 1) + 1,
        cell(row - 1, at - 1) + (a[row - 1] === b[at - 1] ? 0 : 1),
        swapped ? cell(row - 2, at - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return cell(a.length, b.length);
}

function beginningEdits(word: string, other: string): number {
  const letters = Array.from(other);
  return Math.min(
    ...[...letters, ''].map((_, end) => editsBetween(word, letters.slice(0, end).join(''))),
  );
}

function plainly(words: string[], word: string, distance: typeof editsBetween) {
  return words
    .map((text) => ({ text, edits: distance(word, text) }))
    .filter(({ edits }) => edits > 0 && edits <= allowedEdits(word))
    .sort((a, b) => a.edits - b.edits || (a.text < b.text ? -1 : 1));
}

const treesOf = (...lists: string[][]) => lists.map((words) => letterTree(packWords(words)));

test.each([
  ['abc', 0],
  ['abcd', 1],
  ['abcdefg', 1],
  ['abcdefgh', 2],
  ['жжж', 0],
  ['жжжж', 1],
  ['𐐨𐐨𐐨', 0],
  ['abcdefgh1', 0],
  ['', 0],
])('edits allowed in "%s": %i', (word, edits) => {
  expect(allowedEdits(word)).toBe(edits);
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

/** Few letters, so that many words are near each other; some of two and four bytes. */
const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'ж', '𐐨'), { minLength: 1, maxLength: 11 })
  .map((letters) => letters.join(''));
const vocabulary = fc.uniqueArray(word, { maxLength: 120 });

test('similar words are those that the textbook finds', () => {
  fc.assert(
    fc.property(vocabulary, word, (words, asked) => {
      expect(similarIn(treesOf(words), asked, 'words')).toEqual(
        plainly(words, asked, editsBetween),
      );
    }),
    { numRuns: 300 },
  );
});

test('similar beginnings are those that the textbook finds', () => {
  fc.assert(
    fc.property(vocabulary, word, (words, asked) => {
      expect(similarIn(treesOf(words), asked, 'beginnings')).toEqual(
        plainly(words, asked, beginningEdits),
      );
    }),
    { numRuns: 300 },
  );
});

test('an index knows every word of its names and values once', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const index = { version: 1, ...buildIndex(rows) };
      const named = rows.flatMap(({ name, otherNames }) => foldWords(name, ...otherNames));
      const valued = rows.flatMap(({ texts }) =>
        Object.values(texts).flatMap((value) => foldWords(...(value ?? []))),
      );
      const trees = vocabularyOf(index);
      const words = trees.flatMap((tree) =>
        Array.from({ length: tree.count }, (_, word) =>
          wordAt({ ...tree, postings: new Uint32Array() }, word),
        ),
      );
      expect(words.toSorted()).toEqual([...new Set([...named, ...valued])].sort());
      expect(vocabularyOf(index)).toBe(trees);
      expect(similarWords(index, 'bageir')).toEqual(similarIn(trees, 'bageir', 'words'));
      expect(similarBeginnings(index, 'bagir')).toEqual(similarIn(trees, 'bagir', 'beginnings'));
    }),
    { numRuns: 50 },
  );
});

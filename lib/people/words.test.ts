import { expect, test } from 'vitest';
import { toNearQueries, toWordsQuery } from './words';

test('words of three letters and more are beginnings, shorter ones are kept as such', () => {
  expect(toWordsQuery('Anders Jensen')).toEqual({
    whole: "'=anders jensen'",
    begun: "'anders':* & 'jensen':* & !'=anders jensen'",
  });
  expect(toWordsQuery('bo j')).toMatchObject({ begun: "'^bo' & '^j' & !'=bo j'" });
});

test.each([
  ['Søren', 'soren'],
  ['SOEREN', 'soren'],
  ['moeller', 'Møller'],
  ['Åge', 'aage'],
  ['Björn', 'bjorn'],
  ['  Jens-Peter ', 'jens peter'],
])('%s asks for the same as %s', (one, other) => {
  expect(toWordsQuery(one)).toEqual(toWordsQuery(other));
});

test('a word that is given twice is asked for once', () => {
  expect(toWordsQuery('Hans hans')?.begun).toBe("'hans':* & !'=hans hans'");
});

test.each([
  [`O'Brien`, "'^o' & 'brien':* & !'=o brien'"],
  [`a\\'b:*|!(c)&d`, "'^a' & '^b' & '^c' & '^d' & !'=a b c d'"],
])('what means something in a query is taken out of %s', (name, begun) => {
  expect(toWordsQuery(name)?.begun).toBe(begun);
});

test.each(['', '   ', '--- !'])('%j has no words', (name) => {
  expect(toWordsQuery(name)).toBeNull();
});

test('of many words the first ten are looked up', () => {
  const letters = [...'abcdefghijklmn'].join(' ');
  const { whole, begun } = toWordsQuery(letters) ?? {};
  expect(whole).toBe(`'=${letters}'`);
  expect(begun?.split(' & ')).toEqual([...[...'abcdefghij'].map((a) => `'^${a}'`), `!${whole}`]);
});

test('a name is cut where the database cuts it, whatever its letters are taken apart to', () => {
  const { whole } = toWordsQuery('ﬃ'.repeat(200)) ?? {};
  expect(whole).toHaveLength(503);
  expect(toWordsQuery(`${'x'.repeat(499)} y`)?.whole).toBe(`'=${'x'.repeat(499)}'`);
});

test('each word may be misspelt where the others are right, and begins alike', () => {
  expect(toNearQueries('Niels Shur')).toEqual([
    { word: 'niels', query: "'shur':* & ('^n')" },
    { word: 'shur', query: "'niels':* & ('^s' | '^z')" },
  ]);
  expect(toNearQueries('Kr\u00f8yer')).toEqual([{ word: 'kroyer', query: "('^cr' | '^kr')" }]);
  expect(toNearQueries('')).toEqual([]);
  expect(toNearQueries('a b c d e')).toEqual([]);
});

import { expect, test } from 'vitest';
import { wantedWords } from './compounds';

const joinedWith = (...words: string[]) =>
  wantedWords({ words, optional: [], either: [] }).map(({ joined }) =>
    joined.map(({ text }) => text),
  );

test('an abbreviated first half also stands for itself in full', () => {
  const both = ['ejdselskab', 'ejendomsselskab'];
  expect(joinedWith('ejd', 'selskab')).toEqual([[...both, 'ejendom'], both]);
  expect(joinedWith('inv')).toEqual([['investering']]);
});

test('other words are only joined', () => {
  expect(joinedWith('bygge', 'firma')).toEqual([['byggefirma'], ['byggefirma']]);
  expect(joinedWith('kbh')).toEqual([['kobenhavn']]);
});

test('the first of alternatives stands for all of them', () => {
  const [query, either] = [['kbh', 'murer', 'firma', 'ry'], [['murer', 'ry']]];
  expect(wantedWords({ words: query, optional: ['firma'], either })).toEqual([
    { word: 'kbh', joined: [text('kbhmurer'), text('kobenhavn')] },
    {
      word: 'murer',
      joined: [text('kbhmurer'), text('murerfirma'), text('ry'), text('firmary', true)],
    },
  ]);
});

const text = (word: string, whole = false) => ({ text: word, whole });

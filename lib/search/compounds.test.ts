import { expect, test } from 'vitest';
import { wantedWords } from './compounds';

const joinedWith = (...words: string[]) =>
  wantedWords({ words, optional: [] }).map(({ joined }) => joined.map(({ text }) => text));

test('an abbreviated first half also stands for itself in full', () => {
  const both = ['ejdselskab', 'ejendomsselskab'];
  expect(joinedWith('ejd', 'selskab')).toEqual([[...both, 'ejendom'], both]);
  expect(joinedWith('inv')).toEqual([['investering']]);
});

test('other words are only joined', () => {
  expect(joinedWith('bygge', 'firma')).toEqual([['byggefirma'], ['byggefirma']]);
  expect(joinedWith('kbh')).toEqual([['kobenhavn']]);
});

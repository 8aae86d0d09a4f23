import { expect, it } from 'vitest';
import { foldText } from '@/lib/words/fold';
import { fitsShare, ownedShareIn } from './share-bound';

const boundIn = (question: string) => ownedShareIn(question, foldText(question))?.bound;

it.each([
  ['Hvem ejer mere end 50 % af Bech?', 'over', 50],
  ['Who owns at least 33.33 per cent of Bech?', 'min', 33.33],
  ['Hvem ejer under 10 pct. af Bech?', 'under', 10],
  ['Hvem ejer højst 10 procent?', 'max', 10],
  ['Hvem ejer 25 % eller mere af Bech?', 'min', 25],
  ['Which companies does she own more than half of?', 'over', 50],
  ['Hvilke selskaber ejer hun 100 % af?', 'just', 100],
  ['Who owns the majority of Bech?', 'over', 50],
])('%s', (question, is, percent) => {
  expect(boundIn(question)).toEqual({ is, percent });
});

it.each(['Hvem ejer Bech?', 'Hvilke selskaber med en soliditet over 20 % ejer hun?'])(
  'names none: %s',
  (question) => expect(boundIn(question)).toBeUndefined(),
);

it.each([
  [{ from: 66.67, to: 90 }, 'over', 50, true],
  [{ from: 50, to: 66.67 }, 'over', 50, null],
  [{ from: 50, to: 66.67 }, 'min', 50, true],
  [{ from: 33.33, to: 50 }, 'over', 50, false],
  [{ from: 5, to: 10 }, 'under', 10, true],
  [{ from: 10, to: 15 }, 'under', 10, false],
  [{ from: 10, to: 15 }, 'max', 10, null],
  [{ from: 100, to: null }, 'just', 100, true],
  [{ from: 90, to: 100 }, 'just', 100, false],
] as const)('a registered share %o, %s %d %%: %s', (band, is, percent, isSo) => {
  expect(fitsShare(band, { is, percent })).toBe(isSo);
});

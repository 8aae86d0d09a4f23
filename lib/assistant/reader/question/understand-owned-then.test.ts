import { expect, it } from 'vitest';
import { readOwnedThen } from './understand-owned-then';

it.each([
  ['Did Mia Lund own Bech in 2010?', 'Mia Lund', 'Bech', 'in 2010'],
  ['Did Mia Lund ever own shares in Bech?', 'Mia Lund', 'Bech', null],
  ['Was Bech owned by Mia Lund on 1 May 2019?', 'Mia Lund', 'Bech', 'on 1 May 2019'],
  ['Var Mia Lund ejer af Bech i 2010?', 'Mia Lund', 'Bech', 'i 2010'],
  ['Har Mia Lund nogensinde ejet Bech?', 'Mia Lund', 'Bech', null],
  ['Var Bech ejet af Mia Lund i marts 2010?', 'Mia Lund', 'Bech', 'i marts 2010'],
  ['Was Mia Lund an owner of Bech in 2010?', 'Mia Lund', 'Bech', 'in 2010'],
  ['Ejede Nordhavn ApS Bech A/S i 2010?', 'Nordhavn ApS', 'Bech A/S', 'i 2010'],
  ['Ejede hun Bech?', 'hun', 'Bech', null],
])('%s', (question, owner, owned, when) => {
  expect(readOwnedThen(question)[0]).toEqual({ owner, owned, when });
});

it.each([
  'Ejer A B?',
  'Who owned Bech in 2010?',
  'Did anyone own Bech in 2010?',
  'Hvem ejede Bech?',
])('is no such question: %s', (question) => {
  expect(readOwnedThen(question)).toEqual([]);
});

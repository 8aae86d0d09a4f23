import { expect, it } from 'vitest';
import { readControl } from './understand-control';

it.each([
  'Does anyone own more than half of Bech?',
  'does anybody hold over 50% of the shares in Bech?',
  'Is there anyone who owns more than half of Bech?',
  'Who owns more than half of Bech?',
  'Does anyone control Bech?',
  'Does Bech have a majority owner?',
  'Is there a majority shareholder in Bech?',
  'Har nogen bestemmende indflydelse i Bech?',
  'Ejer nogen mere end halvdelen af Bech?',
  'Er der nogen, der ejer mere end halvdelen af Bech?',
  'hvem ejer mere end 50 % af kapitalen i Bech?',
  'Har nogen aktiemajoriteten i Bech?',
  'har Bech en majoritetsejer?',
  'Who controls Bech?',
])('%s', (question) => {
  expect(readControl(question)?.subject).toMatchObject({ name: 'Bech' });
});

it.each([
  'Who owns Bech?',
  'Ejer Mia Lund mere end halvdelen af Bech?',
  'Hvem har bestemmende indflydelse i Bech?',
  'Which companies have a majority owner?',
])('is no such question: %s', (question) => {
  expect(readControl(question)).toBeNull();
});

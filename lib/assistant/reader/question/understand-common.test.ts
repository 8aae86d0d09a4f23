import { expect, it } from 'vitest';
import { readCommon } from './understand-common';

it.each([
  [
    'Have Nordhavn A/S and Sydhavn A/S any directors in common?',
    { names: ['Nordhavn A/S', 'Sydhavn A/S'], groups: ['MANAGEMENT'], isOfCompanies: true },
  ],
  [
    'Hvilken forbindelse er der mellem Nordhavn A/S og "Sydhavn ApS"?',
    { names: ['Nordhavn A/S', 'Sydhavn ApS'], groups: [], isOfCompanies: true },
  ],
  [
    'Har Nordhavn ApS og Sydhavn ApS samme ejer?',
    { names: ['Nordhavn ApS', 'Sydhavn ApS'], groups: ['OWNER'], isOfCompanies: true },
  ],
  [
    'Do Mia Lund and Bo Krogh know each other?',
    { names: ['Mia Lund', 'Bo Krogh'], groups: [], isOfCompanies: false },
  ],
  [
    'Har Mia Lund og Bo Krogh siddet i bestyrelse sammen?',
    { names: ['Mia Lund', 'Bo Krogh'], groups: ['BOARD'], isOfCompanies: false },
  ],
])('what two have in common: %s', (question, asked) => {
  expect(readCommon(question)).toEqual(asked);
});

it.each([
  'Hvilke virksomheder har samme direktør som Nordhavn ApS?',
  'Who owns Nordhavn ApS?',
  'Compare Nordhavn A/S and Sydhavn A/S',
])('nothing of two: %s', (question) => {
  expect(readCommon(question)).toBeNull();
});

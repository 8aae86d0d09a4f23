import { expect, it } from 'vitest';
import { speaker } from '../text/texts';
import { claimText } from './figure-claim';

it.each([
  ['Har Nordhavn ApS negativ egenkapital?', 5, 'Nej.'],
  ['Har Nordhavn ApS negativ egenkapital?', -5, 'Ja.'],
  ['Havde Nordhavn ApS overskud i 2020?', 5, 'Ja.'],
  ['Er Minus Underskud ApS rentabel?', -5, 'Nej.'],
])('is answered: %s', (question, value, answer) => {
  expect(claimText(question, value, speaker('da'))).toEqual([answer]);
});

it.each([
  ['Hvad er overskuddet i Nordhavn ApS?', 5],
  ['Did Nordhavn ApS make a profit of more than 5 million in 2020?', 5],
  ['Har Nordhavn ApS haft underskud nogensinde?', 5],
  ['Har Nordhavn ApS negativ egenkapital?', null],
])('asks for more than the side of zero, or nothing is known: %s', (question, value) => {
  expect(claimText(question, value, speaker('da'))).toEqual([]);
});

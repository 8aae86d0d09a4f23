import { expect, test } from 'vitest';
import { readConnected } from './understand-connected';

const [one, other] = ['Nordhavn A/S', 'Mia Lund'];

test.each([
  `How are ${one} and ${other} connected?`,
  `How is ${one} connected to ${other}?`,
  `Are ${one} and ${other} in any way related?`,
  `Is ${one} linked to ${other} through others?`,
  `Is there a connection between ${one} and ${other}?`,
  `What is the relationship between ${one} and ${other}?`,
  `Are there any ties between both ${one} and ${other}?`,
  `connection between ${one} and ${other}`,
  `What connects ${one} with ${other}?`,
  `Does ${one} have any connection to ${other}?`,
  `Has ${one} any ties to ${other}?`,
  `What connection does ${one} have to ${other}?`,
  `Hvordan er ${one} og ${other} forbundet?`,
  `Hvordan er ${one} forbundet med ${other}?`,
  `Er ${one} på nogen måde knyttet til ${other}?`,
  `Er der en forbindelse mellem ${one} og ${other}?`,
  `Hvilken forbindelse er der mellem ${one} og ${other}?`,
  `Hvad er forbindelsen mellem ${one} og ${other}?`,
  `forbindelsen mellem ${one} og ${other}`,
  `Findes der forbindelser mellem ${one} og ${other}?`,
  `Hvilke bånd er der imellem ${one} og ${other}?`,
  `Har ${one} og ${other} en forbindelse til hinanden?`,
  `Har ${one} nogen tilknytning til ${other}?`,
  `Hvordan hænger ${one} og ${other} sammen?`,
  `Hvad forbinder ${one} med ${other}?`,
  `Vis forbindelsen fra ${one} til ${other}`,
])('%s', (question) => {
  expect(readConnected(question)).toEqual({ pairs: [{ one, other }], today: false });
});

test.each([
  `Is ${one} connected to ${other} today?`,
  `Er der lige nu en forbindelse mellem ${one} og ${other}?`,
  `Hvordan er ${one} og ${other} forbundet i dag?`,
])('by what is held today: %s', (question) => {
  expect(readConnected(question)).toEqual({ pairs: [{ one, other }], today: true });
});

test('a name with a joining word is divided in every way', () => {
  expect(readConnected('How are Skov og Land A/S and Mia Lund connected?')?.pairs).toEqual([
    { one: 'Skov', other: 'Land A/S and Mia Lund' },
    { one: 'Skov og Land A/S', other: 'Mia Lund' },
  ]);
});

test.each([
  `Have ${one} and ${other} any directors in common?`,
  `Compare ${one} and ${other}`,
  `What is the difference between ${one} and ${other}?`,
  `Is ${other} the director of ${one}?`,
  `Does ${one} own Sydhavn ApS?`,
  'How are companies connected?',
  'Hvilken bankforbindelse har Nordhavn A/S?',
])('not asked: %s', (question) => {
  expect(readConnected(question)).toBeNull();
});

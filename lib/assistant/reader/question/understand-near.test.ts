import { expect, it } from 'vitest';
import { readNear } from './understand-near';

it.each([
  ['Virksomheder i nærheden af Nordhavn ApS', { what: '', name: 'Nordhavn ApS', km: null }],
  ['Which companies are near Nordhavn ApS?', { what: '', name: 'Nordhavn ApS' }],
  ['Hvilke restauranter ligger tæt på Nordhavn?', { what: 'restauranter', name: 'Nordhavn' }],
  ['Er der frisører i nærheden af Nordhavn ApS?', { what: 'frisører' }],
  ['Companies within 10 km of Nordhavn ApS', { what: '', km: 10 }],
  ['Virksomheder inden for 2 km af Nordhavn ApS', { what: '', km: 2 }],
  ['Are there any restaurants nearby?', { what: 'restaurants', name: null }],
  ['Hvem ligger i nærheden?', { what: '', name: null }],
  ['Which restaurants are close to it?', { what: 'restaurants', name: null }],
  ['Find lignende virksomheder i nærheden', { isSimilar: true, name: null }],
])('what is looked for around a company: %s', (question, asked) => {
  expect(readNear(question)).toMatchObject(asked);
});

it('what stands behind a marked name says what is looked for', () => {
  const asked = readNear('Show me restaurants near Nordhavn A/S with a phone number');
  expect(asked).toMatchObject({ what: 'restaurants with a phone number', name: 'Nordhavn A/S' });
});

it.each(['What is the address of Nordhavn ApS?', 'How did it get around the rule?'])(
  'nothing is looked for: %s',
  (question) => {
    expect(readNear(question)).toBeNull();
  },
);

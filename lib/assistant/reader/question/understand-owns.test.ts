import { expect, it } from 'vitest';
import { asksHowMuchOwned, readOwnsClaim } from './understand-owns';

it.each([
  ['Does Bech Holding ApS own Kjær A/S?', null, false],
  ['Does Bech Holding ApS own a part of Kjær A/S?', null, false],
  ['Does Bech Holding ApS own Kjær A/S indirectly?', 'indirect', false],
  ['Does Bech Holding ApS own Kjær A/S directly or indirectly?', null, false],
  ['Is Kjær A/S owned by Bech Holding ApS?', null, false],
  ['Is Kjær A/S a subsidiary of Bech Holding ApS?', null, true],
  ['Ejer Bech Holding ApS Kjær A/S?', null, false],
  ['Ejer Bech Holding ApS Kjær A/S direkte?', 'direct', false],
  ['Ejer Bech Holding ApS en del af Kjær A/S?', null, false],
  ['Ejer Bech Holding ApS Kjær A/S gennem andre?', 'indirect', false],
  ['Er Kjær A/S ejet af Bech Holding ApS?', null, false],
  ['Ejes Kjær A/S af Bech Holding ApS?', null, false],
  ['Er Kjær A/S et datterselskab af Bech Holding ApS?', null, true],
  ['Er Bech Holding ApS moderselskab til Kjær A/S?', null, true],
  ['Har Bech Holding ApS aktier i Kjær A/S?', null, false],
  ['Er Bech Holding ApS ejer af Kjær A/S?', null, false],
  ['Er Bech Holding ApS medejer af Kjær A/S?', null, false],
])('%s', (question, way, isMajority) => {
  const claim = readOwnsClaim(question);
  expect(claim?.pairs[0]).toEqual({ owner: 'Bech Holding ApS', owned: 'Kjær A/S' });
  expect(claim).toMatchObject({ way, isMajority });
});

it.each([
  ['Leder Bech Holding ApS Kjær A/S?', 'MANAGEMENT', 'today'],
  ['Driver Bech Holding ApS Kjær A/S?', 'MANAGEMENT', 'today'],
  ['Is Kjær A/S run by Bech Holding ApS?', 'MANAGEMENT', 'today'],
  ['Var Kjær A/S ledet af Bech Holding ApS?', 'MANAGEMENT', 'ever'],
  ['Stiftede Bech Holding ApS Kjær A/S?', 'FOUNDER', 'ever'],
  ['Did Bech Holding ApS found Kjær A/S?', 'FOUNDER', 'ever'],
  ['Reviderer Bech Holding ApS Kjær A/S?', 'AUDITOR', 'today'],
  ['Did Bech Holding ApS audit Kjær A/S?', 'AUDITOR', 'ever'],
])('asks for another role: %s', (question, group, claim) => {
  const { pairs, role } = readOwnsClaim(question) ?? {};
  expect(pairs?.[0]).toEqual({ owner: 'Bech Holding ApS', owned: 'Kjær A/S' });
  expect(role).toMatchObject({ groups: expect.arrayContaining([group]), claim });
});

it.each([
  'Hvor stor en del af Kjær A/S ejes af Bech Holding ApS?',
  'Hvor meget ejer Bech Holding ApS af Kjær A/S?',
  'How much of Kjær A/S is owned by Bech Holding ApS?',
  'How much of Kjær A/S does Bech Holding ApS own?',
])('asks for the share: %s', (question) => {
  expect(readOwnsClaim(question)).toMatchObject({
    pairs: [{ owner: 'Bech Holding ApS', owned: 'Kjær A/S' }],
    isHowMuch: true,
  });
});

it('parts adjacent names in every way, and takes pronouns', () => {
  expect(readOwnsClaim('Ejer Mia Lund Nordhavn?')?.pairs).toContainEqual({
    owner: 'Mia Lund',
    owned: 'Nordhavn',
  });
  expect(readOwnsClaim('ejer hun Nordhavn ApS?')?.pairs[0]).toEqual({
    owner: 'hun',
    owned: 'Nordhavn ApS',
  });
  expect(readOwnsClaim('Does it own Nordhavn ApS?')?.pairs[0]?.owner).toBe('it');
});

it.each([
  'Hvem ejer Kjær A/S?',
  'Does Bech own any companies?',
  'Ejer Bech andre selskaber?',
  'Is Bech owned by others?',
  'Er Bech et godt selskab?',
])('is no such question: %s', (question) => {
  expect(readOwnsClaim(question)).toBeNull();
});

it('is asked for the share alone', () => {
  expect(
    ['hvor meget?', 'how much of it?', 'og hvor meget ejer den?'].map(asksHowMuchOwned),
  ).toEqual([true, true, true]);
  expect(asksHowMuchOwned('hvor meget tjener den?')).toBe(false);
});

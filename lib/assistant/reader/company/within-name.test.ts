import { expect, it } from 'vitest';
import type { NamedCompany } from '@/lib/assistant/tools/search';
import { strayWord } from './within-name';

const several = (...names: string[]): NamedCompany => ({
  kind: 'several',
  companies: names.map((name) => ({ name }) as never),
  total: names.length,
  href: '/discover',
  isSame: false,
  respelled: false,
});
const spoken = { openKey: null, formerKey: '99000001', former: [] };
const named = (name: string) => ({ key: null, name, pronoun: false });

it.each([
  ['Har selskabet tabt egenkapital?', 'tabt', several('Tato', 'Tabten ApS')],
  ['Hvor mange er der tilbage?', 'tilbage', { kind: 'none', asked: 'tilbage' } as const],
])('only resembles a name: %s', (question, name, found) => {
  expect(strayWord(question, named(name), { found, spoken })).toBe(name);
});

it.each([
  ['hvem ejer bech?', 'bech', several('Bech ApS', 'Bech & Co A/S')],
  ['Hvem leder Tabt?', 'Tabt', several('Tato')],
  ['hvem leder "tabt"?', 'tabt', several('Tato')],
  ['omsætningen i vanaheim?', 'vanaheim', { kind: 'none', asked: 'vanaheim' } as const],
])('may be a name: %s', (question, name, found) => {
  expect(strayWord(question, named(name), { found, spoken })).toBeNull();
});

it('is of no company after many were found', () => {
  const answer = '**[2 companies](/discover?municipality=Odense)** fit.';
  const former = [{ question: 'Companies in Odense', answer }];
  const about = { found: several('Lostaven'), spoken: { ...spoken, former } };
  expect(strayWord('and which have lost employees?', named('lost'), about)).toBeNull();
});

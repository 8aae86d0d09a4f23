import { expect, it } from 'vitest';
import { readPursuit } from './pursuit';

it.each([
  ['siden hvornår?', { kind: 'since' }],
  ['Since when?', { kind: 'since' }],
  ['og hvor længe har det været sådan?', { kind: 'since' }],
  ['siden hvornår den nuværende', { kind: 'since' }],
  ['og hvem var det før?', { kind: 'before' }],
  ['and before that?', { kind: 'before' }],
  ['where were they before', { kind: 'before' }],
  ['what about the year before', { kind: 'year', by: -1 }],
  ['og året efter?', { kind: 'year', by: 1 }],
  ['og året før det?', { kind: 'year', by: -1 }],
  ['hvad med sidste år?', { kind: 'ago', years: 1 }],
  ['and last year?', { kind: 'ago', years: 1 }],
  ['og i fjor?', { kind: 'ago', years: 1 }],
  ['og for to år siden?', { kind: 'ago', years: 2 }],
  ['and two years ago?', { kind: 'ago', years: 2 }],
  ['what about 3 years ago', { kind: 'ago', years: 3 }],
  ['er det godt?', { kind: 'judged' }],
  ['Er det bedre end branchen?', { kind: 'judged' }],
  ['is that above average?', { kind: 'judged' }],
  ['how does that compare with the industry?', { kind: 'judged' }],
  ['How has it changed?', { kind: 'developed' }],
  ['hvordan har den udviklet sig over de seneste tre år', { kind: 'developed', most: 3 }],
  ['and who owns that?', { kind: 'owners' }],
  ['hvem ejer den så?', { kind: 'owners' }],
  ['and the one before?', { kind: 'before' }],
  ['og det forrige?', { kind: 'before' }],
  ['hvor længe har de gjort det?', { kind: 'since' }],
  ['hvornår blev de valgt?', { kind: 'since' }],
  ['is that high or low?', { kind: 'judged' }],
  ['har de over 1000?', { kind: 'claim', claim: { how: 'over', amount: 1_000 } }],
  ['is it above 500 million?', { kind: 'claim', claim: { how: 'over', amount: 500_000_000 } }],
  ['er den positiv?', { kind: 'claim', claim: { how: 'over', amount: 0 } }],
  ['mindst 600?', { kind: 'claim', claim: { how: 'min', amount: 600 } }],
])('%s', (question, pursuit) => {
  expect(readPursuit(question)).toMatchObject(pursuit);
});

it.each([
  'hvornår blev Bech stiftet?',
  'since when is Mia Lund its director?',
  'who was the auditor before?',
  'is Bech good?',
  'har Bech over 1000 ansatte?',
  'over 50 ansatte i Odense',
  'how long has she been there?',
  'how has the revenue of Bech changed?',
  'who owns Bech?',
  'siden 2019',
  'hvad var omsætningen sidste år?',
  'virksomheder stiftet for to år siden',
])('names something itself: %s', (question) => {
  expect(readPursuit(question)).toBeNull();
});

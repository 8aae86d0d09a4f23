import { expect, it } from 'vitest';
import { readTheirCompanies } from './understand-their-companies';

it.each([
  ["Which of Mia Lund's companies went bankrupt?", 'bankrupt', 'Mia Lund'],
  ['Hvilke af Mia Lunds selskaber er gået konkurs?', 'bankrupt', 'Mia Lund'],
  ["Hvilke af Mads Hans' selskaber gik konkurs?", 'bankrupt', 'Mads Hans'],
  ['Er nogen af Mia Lunds virksomheder gået konkurs?', 'bankrupt', 'Mia Lund'],
  ['Have any of Bech ApS’s companies gone bankrupt?', 'bankrupt', 'Bech ApS'],
  ["How many of Mia Lund's companies are still active?", 'active', 'Mia Lund'],
  ['Hvor mange af Mia Lunds selskaber er stadig aktive?', 'active', 'Mia Lund'],
  ['Which of the companies owned by Bech ApS are active?', 'active', 'Bech ApS'],
  ['Hvilke af de selskaber, Mia Lund er med i, er gået konkurs?', 'bankrupt', 'Mia Lund'],
  ['Har Mia Lund nogle selskaber, der er gået konkurs?', 'bankrupt', 'Mia Lund'],
  ['Does Mia Lund have any companies that are still active?', 'active', 'Mia Lund'],
  ['Hvor mange af Mia Lunds virksomheder er lukket?', 'ceased', 'Mia Lund'],
])('%s', (question, is, name) => {
  const asked = readTheirCompanies(question);
  expect(asked?.is).toBe(is);
  expect(asked?.names[0]).toBe(name);
});

it.each([
  ['Mia Lunds selskaber', ''],
  ["show me Mia Lund's companies", ''],
  ["Which of Mia Lund's companies have over 5 employees?", 'have over 5 employees'],
  ['Hvilke af Mia Lunds selskaber har underskud?', 'har underskud'],
])('any of them that the rest describes: %s', (question, rest) => {
  const asked = readTheirCompanies(question);
  expect(asked).toMatchObject({ is: null, rest });
  expect(asked?.names).toContain('Mia Lund');
});

it('a name may end with the letter of the genitive', () => {
  expect(readTheirCompanies('Hvilke af Mads Hans selskaber gik konkurs?')?.names).toEqual([
    'Mads Han',
    'Mads Hans',
  ]);
});

it.each([
  'Which companies went bankrupt in 2020?',
  'How many companies are active in Aarhus?',
  'Which of these companies went bankrupt?',
  'Hvilke af dem er gået konkurs?',
])('is no such question: %s', (question) => {
  expect(readTheirCompanies(question)).toBeNull();
});

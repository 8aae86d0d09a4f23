import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

/** The last year, by the date of the register. */
const LATELY = { from: '2021-01-31' };
const IN_2021 = { from: '2021-01-01', to: '2021-12-31' };

test.each([
  ['virksomheder der har skiftet revisor i 2021', { newAuditor: IN_2021 }],
  ['companies that changed auditor last year', { newAuditor: IN_2021 }],
  ['companies that recently changed their auditor', { newAuditor: LATELY }],
  ['virksomheder hvor revisor er skiftet i 2021', { newAuditor: IN_2021 }],
  ['companies that have got a new auditor in 2021', { newAuditor: IN_2021 }],
  ['virksomheder der har fået nye revisorer', { newAuditor: LATELY }],
  ['virksomheder med ny ejer siden 2020', { newOwner: { from: '2020-01-01' } }],
  ['ejerskifte i 2021', { newOwner: IN_2021 }],
  ['firmaer der har skiftet direktør de seneste 3 måneder', { newManager: { from: '2021-10-31' } }],
  ['skift af adm. direktør de seneste 12 måneder', { newManager: LATELY }],
  ['companies with a new CEO', { newManager: LATELY }],
  ['companies with a new board of directors in 2021', { newBoardMember: IN_2021 }],
  ['firmaer der har fået et nyt bestyrelsesmedlem i 2021', { newBoardMember: IN_2021 }],
  ['firmaer der har skiftet adresse efter 2020', { moved: { from: '2021-01-01' } }],
  ['firmaer der har fået ny adresse', { moved: LATELY }],
  ['companies that changed their name in 2021', { renamed: IN_2021 }],
  ['virksomheder med nyt navn', { renamed: LATELY }],
  ['firmaer der har ændret navn i 2021', { renamed: IN_2021 }],
])('who or what is new is searched for, of the last year without a period: %s', (text, filters) => {
  const reading = read(text);
  expect(reading).toMatchObject({ search: null, notUnderstood: [] });
  expect(reading.filters).toEqual(filters);
});

test.each([
  ['virksomheder der senest har skiftet direktør', 'newManager-desc', {}],
  ['de nyeste ejerskifter', 'newOwner-desc', {}],
  ['de seneste direktørskift i 2021', 'newManager-desc', { newManager: IN_2021 }],
  ['companies that most recently changed their name', 'renamed-desc', {}],
  ['senest flyttede restauranter', 'moved-desc', { industry: ['Restauranter'] }],
  ['the most recently moved companies', 'moved-desc', {}],
  ['companies that moved most recently', 'moved-desc', {}],
  ['firmaer der har skiftet ejer senest', 'newOwner-desc', {}],
  ['firmaer der har skiftet ejer senest 2020', null, { newOwner: { to: '2020-12-31' } }],
])('the latest changes come first: %s', (sentence, sort, filters) => {
  const reading = read(sentence);
  expect(reading).toMatchObject({ sort, search: null, notUnderstood: [] });
  expect(reading.filters).toEqual(filters);
});

test.each([
  ['firmaer der har skiftet bank', 'skiftet bank'],
  ['firmaer der har skiftet telefonnummer i 2021', 'skiftet telefonnummer i 2021'],
  ['virksomheder med ny formand', 'med ny formand'],
  ['virksomheder der ikke har skiftet revisor', 'ikke har skiftet revisor'],
  ['virksomheder der ikke har skiftet revisor i 2021', 'ikke har skiftet revisor i 2021'],
  ['virksomheder uden ny revisor', 'uden ny revisor'],
])('a change that no filter knows is told whole, and not searched for: %s', (sentence, told) => {
  expect(read(sentence)).toMatchObject({ search: null, notUnderstood: [told] });
  expect(read(sentence).filters).toEqual({});
});

test('what else is asked for is found', () => {
  const { filters, notUnderstood } = read('restauranter i Aarhus der har skiftet ejer');
  const place = { industry: ['Restauranter'], municipality: ['Aarhus'] };
  expect(filters).toEqual({ ...place, newOwner: LATELY });
  expect(notUnderstood).toEqual([]);
});

test('what those do who have changed something is their trade', () => {
  const { filters, notUnderstood } = read('revisorer der har skiftet navn');
  const industry = ['Bogføring og revision, skatterådgivning'];
  expect(filters).toEqual({ industry, renamed: LATELY });
  expect(notUnderstood).toEqual([]);
});

test.each(['revisorer i Aarhus', 'nye revisorer i Aarhus', 'søger ny revisor i Aarhus'])(
  'an auditor that nobody has changed is a trade: %s',
  (sentence) => {
    const { filters, notUnderstood } = read(sentence);
    expect(filters).toMatchObject({
      industry: ['Bogføring og revision, skatterådgivning'],
      municipality: ['Aarhus'],
    });
    expect(notUnderstood).toEqual([]);
  },
);

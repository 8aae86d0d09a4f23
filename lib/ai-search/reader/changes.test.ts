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
  [
    'nye ejere og nyt navn de seneste 3 måneder',
    { newOwner: { from: '2021-10-31' }, renamed: { from: '2021-10-31' } },
  ],
  [
    'nyt navn, ny adresse og ny direktør i 2021',
    { renamed: IN_2021, moved: IN_2021, newManager: IN_2021 },
  ],
  ['companies with a new CEO and a new name in 2021', { newManager: IN_2021, renamed: IN_2021 }],
  [
    'nye ejere i 2021 og nyt navn siden nytår',
    { newOwner: IN_2021, renamed: { from: '2022-01-01' } },
  ],
  ['nye ejere i 2021 og nyt navn', { newOwner: IN_2021, renamed: LATELY }],
  ['flyttet og nyt navn i 2021', { moved: IN_2021, renamed: IN_2021 }],
  ['skiftet revisor og navn i 2021', { newAuditor: IN_2021, renamed: IN_2021 }],
  [
    'changed auditor, name and address in 2021',
    { newAuditor: IN_2021, renamed: IN_2021, moved: IN_2021 },
  ],
  ['companies with CEO changes this month', { newManager: { from: '2022-01-01' } }],
  ['CEO change', { newManager: LATELY }],
  ['ownership changes in 2021', { newOwner: IN_2021 }],
  ['change of ownership last year', { newOwner: IN_2021 }],
  ['name change last year', { renamed: IN_2021 }],
  ['navneskift i 2021', { renamed: IN_2021 }],
  ['adresseændringer i 2021', { moved: IN_2021 }],
  ['bestyrelsesskift', { newBoardMember: LATELY }],
  ['board member changes', { newBoardMember: LATELY }],
  ['ændringer i ejerkredsen', { newOwner: LATELY }],
  ['udskiftning i bestyrelsen', { newBoardMember: LATELY }],
  ['nyt bestyrelsesmedlem i 2021', { newBoardMember: IN_2021 }],
  ['nye ejere i 2021', { newOwner: IN_2021 }],
  ['ny ejer', { newOwner: LATELY }],
  ['ny ejer restaurant', { newOwner: LATELY, industry: ['Restauranter'] }],
  ['ny direktør og ny revisor', { newManager: LATELY, newAuditor: LATELY }],
  ['firmaer med ny adresse og ny direktør', { moved: LATELY, newManager: LATELY }],
  ['ledelsen er skiftet inden for 30 dage', { newManager: { from: '2022-01-01' } }],
  ['companies that changed owner within 30 days', { newOwner: { from: '2022-01-01' } }],
  ['changed CEO over the last 90 days', { newManager: { from: '2021-11-02' } }],
  ['skiftet direktør i løbet af de seneste 6 måneder', { newManager: { from: '2021-07-31' } }],
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
  ['virksomheder der søger ny direktør', 'ny direktør'],
  ['companies looking for a new owner', 'new owner'],
  ['virksomheder hvor revisor er fratrådt', 'revisor er fratrådt'],
  ['CEO resigned in 2021', 'CEO resigned in 2021'],
  ['new board games', 'new board games'],
  ['olieskift', 'olieskift'],
  ['formandsskift i 2021', 'formandsskift i 2021'],
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

test('a new trade is none of those who run a company', () => {
  const { filters } = read('new management consultants');
  expect(Object.keys(filters)).toEqual(['industry', 'founded']);
  expect(Object.keys(read('change management consultants').filters)).toEqual(['industry']);
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

test('an "or" between changes is told, and no other thing is taken for a change', () => {
  const either = read('skiftet navn eller direktør');
  expect(either.filters).toEqual({ renamed: LATELY });
  expect(either.notUnderstood).toEqual(['direktør']);
  const trade = read('skiftet navn og revisorer i Odense');
  expect(trade.filters.newAuditor).toBeUndefined();
  expect(trade.filters.industry).toEqual(['Bogføring og revision, skatterådgivning']);
});

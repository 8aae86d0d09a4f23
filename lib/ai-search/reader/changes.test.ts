import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['virksomheder der har skiftet revisor i år', 'skiftet revisor i år'],
  ['companies that changed auditor this year', 'changed auditor this year'],
  ['companies that recently changed their auditor', 'recently changed their auditor'],
  ['virksomheder hvor revisor er skiftet i 2021', 'revisor er skiftet i 2021'],
  ['virksomheder med ny ejer siden 2020', 'med ny ejer siden 2020'],
  ['companies that have got a new auditor in 2021', 'have got a new auditor in 2021'],
  ['virksomheder der har fået nye revisorer', 'har fået nye revisorer'],
  ['firmaer der har skiftet bank', 'skiftet bank'],
  ['firmaer der har skiftet adresse efter 2020', 'skiftet adresse efter 2020'],
  ['skift af adm. direktør de seneste 12 måneder', 'skift af adm. direktør de seneste 12 måneder'],
  ['ejerskifte i 2021', 'ejerskifte i 2021'],
  ['virksomheder der ikke har skiftet revisor', 'ikke har skiftet revisor'],
  ['virksomheder uden ny revisor', 'uden ny revisor'],
])('who was replaced is told whole, and not searched for: %s', (sentence, told) => {
  expect(read(sentence)).toMatchObject({ search: null, filters: {}, notUnderstood: [told] });
  expect(read(sentence).filters).toEqual({});
});

test('what else is asked for is found', () => {
  expect(read('restauranter i Aarhus der har skiftet ejer')).toMatchObject({
    filters: { industry: ['Restauranter'], municipality: ['Aarhus'] },
    notUnderstood: ['skiftet ejer'],
  });
});

test('what those do who have changed something is their trade', () => {
  const { filters, notUnderstood } = read('revisorer der har skiftet navn');
  expect(filters.industry).toEqual(['Bogføring og revision, skatterådgivning']);
  expect(notUnderstood).toEqual(['skiftet navn']);
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

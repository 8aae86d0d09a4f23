import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['virksomheder i Odense med revisor', 'med revisor'],
  ['virksomheder i Odense, der har en revisor', 'har en revisor'],
  ['companies with an auditor in Odense', 'with an auditor'],
  ['virksomheder med Deloitte som revisor i Odense', 'med Deloitte som revisor'],
  ['virksomheder i Odense med en direktør ved navn Jens', 'med en direktør ved navn Jens'],
  ['virksomheder med direktøren Jens Hansen i Odense', 'med direktøren Jens Hansen'],
  ['virksomheder i Odense med en ejer der hedder Jens', 'med en ejer der hedder Jens'],
  ['virksomheder i Odense, hvor direktøren hedder Jens', 'direktøren hedder Jens'],
  ['companies in Odense whose owner is named Jens', 'whose owner is named Jens'],
  ['company in Odense with a director called Jens', 'with a director called Jens'],
  ['companies in Odense whose auditor is Deloitte', 'whose auditor is Deloitte'],
  ['hvem ejer virksomheder i Odense', 'hvem ejer'],
  ['who owns companies in Odense', 'who owns'],
])('who holds an office is neither a trade nor a name of companies: %s', (sentence, told) => {
  const { filters, search, notUnderstood } = read(sentence);
  expect({ filters, search }).toEqual({ filters: { municipality: ['Odense'] }, search: null });
  expect(notUnderstood).toEqual([told]);
});

test('whose owners are asked for is found', () => {
  expect(read('Hvem ejer de 5 største virksomheder i Vejle?')).toMatchObject({
    filters: { municipality: ['Vejle'] },
    sort: 'employees-desc',
    notUnderstood: ['Hvem ejer'],
  });
});

test.each([
  ['har I revisorer i Odense', null],
  ['vi er et firma og vil gerne have en revisor i Odense', null],
  ['revisorer ved navn Jensen i Odense', 'Jensen'],
])('an auditor that is looked for is a trade: %s', (sentence, search) => {
  const industry = ['Bogføring og revision, skatterådgivning'];
  expect(read(sentence)).toMatchObject({
    filters: { industry, municipality: ['Odense'] },
    search,
    notUnderstood: [],
  });
});

test('a trade that begins with the word for an office, and a name, stay what they are', () => {
  const consulting = read('firms with management consulting');
  expect(consulting).toMatchObject({ notUnderstood: [] });
  expect(consulting.filters.industry).toHaveLength(1);
  expect(read('Stifter Hansen ApS').search).toBe('Stifter Hansen ApS');
});

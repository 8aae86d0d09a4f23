import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

// A Wednesday, so that the current week began before it.
const lexicon = makeLexicon({ ...sentenceTables(), today: '2022-02-02' });
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['stiftet i 2019 eller 2020', '2019-01-01', '2020-12-31'],
  ['stiftet i 2018, 2019 eller 2020', '2018-01-01', '2020-12-31'],
  ['stiftet i 2015-2018', '2015-01-01', '2018-12-31'],
  ['founded in 2015 to 2018', '2015-01-01', '2018-12-31'],
  ['founded in 2021 and 2020', '2020-01-01', '2021-12-31'],
  ['stiftet i maj eller juni 2021', '2021-05-01', '2021-06-30'],
  // Without a year, the last such month that has begun.
  ['stiftet i december', '2021-12-01', '2021-12-31'],
  ['founded in February', '2022-02-01', '2022-02-28'],
  ['stiftet siden 1. oktober', '2021-10-01', undefined],
  ['founded after December', '2022-01-01', undefined],
  ['nyregistrerede firmaer i november 2021', '2021-11-01', '2021-11-30'],
  ["virksomheder fra 1980'erne", '1980-01-01', '1989-12-31'],
  ['stiftet efter 1/1 2020', '2020-01-02', undefined],
  ['stiftet for 3 år siden', '2019-01-01', '2019-12-31'],
  ['founded two months ago', '2021-12-01', '2021-12-31'],
  ['stiftet for mere end 10 år siden', undefined, '2012-02-01'],
  ['mindre end et år gamle firmaer', '2021-02-03', undefined],
  ['stiftet i første kvartal 2021', '2021-01-01', '2021-03-31'],
  ['stiftet i 4. kvartal 2021', '2021-10-01', '2021-12-31'],
  ['founded in the second half of 2020', '2020-07-01', '2020-12-31'],
  ['founded in Q2 2021', '2021-04-01', '2021-06-30'],
  ['stiftet siden sidste år', '2021-01-01', undefined],
  ['founded since 3 years ago', '2019-01-01', undefined],
  ['stiftet i 2010 eller senere', '2010-01-01', undefined],
  ['virksomheder fra 2010 og frem', '2010-01-01', undefined],
  ['founded in March 2019 or later', '2019-03-01', undefined],
  ['companies founded 2010 or earlier', undefined, '2010-12-31'],
  ['stiftet denne uge', '2022-01-31', undefined],
  ['founded yesterday', '2022-02-01', '2022-02-01'],
  ['stiftet mellem 1. november og 31. december 2021', '2021-11-01', '2021-12-31'],
  ['stiftet mellem 1. december og 31. januar 2022', '2021-12-01', '2022-01-31'],
  ['nye virksomheder den seneste måned', '2022-01-02', undefined],
  ['stiftet den sidste måned', '2022-01-02', undefined],
  ['founded in the last month', '2022-01-02', undefined],
  ['stiftet inden for den seneste uge', '2022-01-26', undefined],
  ['stiftet de seneste 30 dage', '2022-01-03', undefined],
  ['nye virksomheder sidste måned', '2022-01-01', '2022-01-31'],
  ['founded last month', '2022-01-01', '2022-01-31'],
  ['stiftet i sidste uge', '2022-01-24', '2022-01-30'],
  ['founded last week', '2022-01-24', '2022-01-30'],
  ['stiftet siden forrige uge', '2022-01-24', undefined],
  ['nye virksomheder i år', '2022-01-01', '2022-12-31'],
])('%s', (sentence, from, to) => {
  const { filters, notUnderstood } = read(sentence);
  const founded = { ...(from && { from }), ...(to && { to }) };
  expect({ filters, notUnderstood }).toEqual({ filters: { founded }, notUnderstood: [] });
});

test('what comes after "and later" is another matter', () => {
  expect(read('virksomheder stiftet i 2010 og senere lukket').filters).toEqual({
    status: ['CEASED'],
    founded: { from: '2010-01-01', to: '2010-12-31' },
  });
  expect(read('stiftet i 2010 eller før 2000').notUnderstood).toEqual(['før 2000']);
});

test('a status can have begun then too', () => {
  const { filters } = read('konkurser i går');
  expect(filters.statusSince).toEqual({ from: '2022-02-01', to: '2022-02-01' });
  expect(read('konkurser forrige måned').filters.statusSince).toEqual({
    from: '2022-01-01',
    to: '2022-01-31',
  });
  expect(read('konkurser i 2019 eller 2020').filters.statusSince).toEqual({
    from: '2019-01-01',
    to: '2020-12-31',
  });
});

test('years apart are no stretch of time, which is told', () => {
  const reading = read('stiftet i 2010 og 2020');
  expect(reading).toMatchObject({ filters: {}, notUnderstood: ['stiftet i 2010 og 2020'] });
  expect(reading.hints).toEqual([{ text: 'stiftet i 2010 og 2020', why: 'apart' }]);
});

test.each(['stiftet i 5. kvartal 2021', 'stiftet i 3. halvår 2021', 'for 3 år siden'])(
  'nothing is made of "%s"',
  (sentence) => {
    expect(read(sentence).filters).toEqual({});
  },
);

test.each([
  ['virksomheder med overskud siden 2019', 'siden 2019'],
  ['profitable companies since 2019', 'since 2019'],
  ['virksomheder der er vokset siden 2019', 'siden 2019'],
  ['firmaer med faldende omsætning fra 2019 til 2021', 'fra 2019 til 2021'],
])('since when a figure is so says nothing of founding: %s', (sentence, told) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters.founded).toBeUndefined();
  expect(notUnderstood).toEqual([told]);
});

test('what else companies are leaves their founding', () => {
  const founded = { from: '2011-01-01' };
  expect(read('profitable virksomheder stiftet efter 2010').filters.founded).toEqual(founded);
  expect(read('firmaer med over 10 ansatte efter 2010').filters.founded).toEqual(founded);
});

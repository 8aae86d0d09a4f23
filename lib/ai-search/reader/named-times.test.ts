import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const on = (today: string) => makeLexicon({ ...sentenceTables(), today });
/** A Monday in winter. */
const lexicon = on('2022-01-31');
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['stiftet siden nytår', '2022-01-01', undefined],
  ['stiftet siden årsskiftet', '2022-01-01', undefined],
  ["founded since New Year's", '2022-01-01', undefined],
  ['virksomheder siden nytår', '2022-01-01', undefined],
  ['stiftet siden jul', '2021-12-24', undefined],
  ['stiftet siden jul 2020', '2020-07-01', undefined],
  ['founded since Christmas', '2021-12-24', undefined],
  ['founded since Jul', '2021-07-01', undefined],
  ['stiftet før jul', undefined, '2021-12-23'],
  ['stiftet efter sommerferien', '2021-08-01', undefined],
  ['stiftet i sommer', '2021-06-01', '2021-08-31'],
  ['stiftet sidste sommer', '2021-06-01', '2021-08-31'],
  ['founded before last summer', undefined, '2021-05-31'],
  ['stiftet i vinter', '2021-12-01', '2022-02-28'],
  ['stiftet sidste vinter', '2020-12-01', '2021-02-28'],
  ['stiftet i vinteren 2019/20', '2019-12-01', '2020-02-29'],
  ['stiftet i foråret 2021', '2021-03-01', '2021-05-31'],
  ['founded in the spring of 2021', '2021-03-01', '2021-05-31'],
  ['founded in fall 2020', '2020-09-01', '2020-11-30'],
  ['founded this spring', '2021-03-01', '2021-05-31'],
  ['nye restauranter i efteråret', '2021-09-01', '2021-11-30'],
  ['stiftet i uge 3', '2022-01-17', '2022-01-23'],
  ['stiftet i uge 45', '2021-11-08', '2021-11-14'],
  ['founded in week 53 of 2020', '2020-12-28', '2021-01-03'],
  ['stiftet siden mandag', '2022-01-24', undefined],
  ['stiftet i fredags', '2022-01-28', '2022-01-28'],
  ['founded last Sunday', '2022-01-30', '2022-01-30'],
  ['stiftet de sidste par uger', '2022-01-17', undefined],
  ['founded in the last few weeks', '2022-01-10', undefined],
  ['founded in the last couple of months', '2021-11-30', undefined],
  ['founded since the start of the year', '2022-01-01', undefined],
  ['founded year to date', '2022-01-01', undefined],
  ['stiftet i starten af 2021', '2021-01-01', '2021-03-31'],
  ['founded in late 2021', '2021-10-01', '2021-12-31'],
  ['stiftet ultimo 2021', '2021-12-01', '2021-12-31'],
  ['stiftet i første halvdel af 2021', '2021-01-01', '2021-06-30'],
])('%s', (sentence, from, to) => {
  const { filters, notUnderstood } = read(sentence);
  const { founded, industry: _, ...others } = filters;
  expect(founded).toEqual({ ...(from && { from }), ...(to && { to }) });
  expect({ others, notUnderstood }).toEqual({ others: {}, notUnderstood: [] });
});

test.each([
  ['stiftet i sommer', '2022-07-10', { from: '2022-06-01', to: '2022-08-31' }],
  ['stiftet sidste sommer', '2022-07-10', { from: '2021-06-01', to: '2021-08-31' }],
  ['stiftet siden mandag', '2022-02-02', { from: '2022-01-31' }],
  ['stiftet siden jul', '2021-12-24', { from: '2021-12-24' }],
])('%s, on %s', (sentence, today, founded) => {
  expect(readSentence(sentence, on(today)).filters.founded).toEqual(founded);
});

test.each([
  'stiftet under corona',
  'stiftet under coronaen',
  // The winter that began in the year, or the one that ended?
  'stiftet i vinteren 2020',
  'stiftet medio 2021',
  'founded in week 53 of 2021',
])('a time that is not known for sure is told: %s', (sentence) => {
  const { filters, notUnderstood } = read(sentence);
  expect(filters).toEqual({});
  expect(notUnderstood.join(' ')).toContain(sentence.split(' ').at(-1));
});

test('such words say nothing about when other things were', () => {
  expect(read('overskud siden nytår').notUnderstood).toEqual(['siden nytår']);
  expect(read('restauranter i sommer').filters.founded).toBeUndefined();
  expect(read('virksomheder i uge 3 ansatte').filters.founded).toBeUndefined();
});

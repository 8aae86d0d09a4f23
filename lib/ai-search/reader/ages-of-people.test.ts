import { describe, expect, test } from 'vitest';
import type { ReadHint } from '@/lib/ai-search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

describe('the ages and plans of people are none of companies', () => {
  test.each<[sentence: string, told: string, why: ReadHint['why']]>([
    ['companies where the owner is over 60 years old', 'owner is over 60 years old', 'personAge'],
    ['virksomheder hvor ejeren er over 60 år gammel', 'ejeren er over 60 år gammel', 'personAge'],
    ['ejer over 60 år', 'ejer over 60 år', 'personAge'],
    ['direktør over 65', 'direktør over 65', 'personAge'],
    ['virksomheder med en direktør over 65 år', 'med en direktør over 65 år', 'personAge'],
    ['owned by a person over 60', 'owned by a person over 60', 'personAge'],
    ['ejet af personer over 60 år', 'ejet af personer over 60 år', 'personAge'],
    ['60-year-old owner', '60-year-old owner', 'personAge'],
    ['over 60-årige ejere', 'over 60-årige ejere', 'personAge'],
    ['ageing owners', 'ageing owners', 'personAge'],
    ['ejere født før 1960', 'ejere født før 1960', 'personAge'],
    ['owner born before 1960', 'owner born before 1960', 'personAge'],
    ['owners close to retirement', 'owners close to retirement', 'personAge'],
    ['medarbejdere over 50 år', 'medarbejdere over 50 år', 'personAge'],
    ['virksomheder klar til generationsskifte', 'klar til generationsskifte', 'handover'],
    ['companies facing generational change', 'facing generational change', 'handover'],
    ['virksomheder til salg', 'til salg', 'handover'],
    ['same owner since the start', 'same owner since the start', 'unchanged'],
    ['samme ejer siden starten', 'samme ejer siden starten', 'unchanged'],
    ['same director for over 20 years', 'same director for over 20 years', 'unchanged'],
    ['samme revisor i mere end 10 år', 'samme revisor i mere end 10 år', 'unchanged'],
  ])('%s', (sentence, told, why) => {
    const { filters, search, sort, notUnderstood, hints } = read(sentence);
    expect({ filters, search, sort }).toEqual({ filters: {}, search: null, sort: null });
    expect(notUnderstood).toEqual([told]);
    expect(hints).toEqual([{ text: told, why }]);
  });
});

test.each(['over 60 years old companies', 'virksomheder over 60 år gamle'])(
  'the age of companies stays theirs: %s',
  (sentence) => {
    const { filters, notUnderstood } = read(sentence);
    expect({ filters, notUnderstood }).toEqual({
      filters: { founded: { to: '1962-01-30' } },
      notUnderstood: [],
    });
  },
);

test('what stands beside is read', () => {
  expect(read('founded before 1990, same owner since the start').filters).toEqual({
    founded: { to: '1989-12-31' },
  });
  expect(read('company older than 40 years and owner older than 60').filters).toEqual({
    founded: { to: '1982-01-30' },
  });
});

test.each([
  ['virksomheder med over 60 medarbejdere', { employees: { ranges: [{ min: 61 }] } }],
  ['employees over 60', { employees: { ranges: [{ min: 61 }] } }],
  ['new owner in 2021', { newOwner: { from: '2021-01-01', to: '2021-12-31' } }],
])('numbers of people and changes stay what they are: %s', (sentence, filters) => {
  expect(read(sentence)).toMatchObject({ filters, notUnderstood: [] });
});

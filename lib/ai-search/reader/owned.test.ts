import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['virksomheder ejet af Novo Nordisk Fonden', 'ejet af Novo Nordisk Fonden'],
  ['firmaer ejet af kapitalfonde', 'ejet af kapitalfonde'],
  ['companies owned by private equity', 'owned by private equity'],
  ['companies owned by a bank', 'owned by a bank'],
  ['companies owned by A.P. Møller', 'owned by A.P. Møller'],
  ['selskaber ejet af LARSEN HOLDING 1993 ApS', 'ejet af LARSEN HOLDING 1993 ApS'],
  ['selskaber der ejes af Bech aps', 'ejes af Bech aps'],
  ['firmaer ejet af "Bech og Søn"', 'ejet af "Bech og Søn"'],
  ['virksomheder som Grundfos ejer', 'som Grundfos ejer'],
  ['companies that Danfoss owns', 'that Danfoss owns'],
  ['hvem ejer Bech Holding ApS?', 'hvem ejer Bech Holding ApS'],
  ['Hvem ejer Lego', 'Hvem ejer Lego'],
  ['direktøren for Bech Holding ApS', 'direktøren for Bech Holding ApS'],
  ['datterselskaber af Vestas', 'datterselskaber af Vestas'],
  ['subsidiaries of Carlsberg Breweries', 'subsidiaries of Carlsberg Breweries'],
])('who owns companies is no trade and no form of theirs: %s', (sentence, told) => {
  expect(read(sentence)).toMatchObject({ filters: {}, search: null, notUnderstood: [told] });
});

test('whose owners are asked for is no name before companies, nor an office in a town', () => {
  expect(read('who owns Aarhus companies')).toMatchObject({
    filters: { municipality: ['Aarhus'] },
    notUnderstood: ['who owns'],
  });
  expect(read('revisor i Odense').filters.municipality).toEqual(['Odense']);
});

test('what else is said of companies with an owner is kept', () => {
  expect(read('restauranter ejet af kvinder i Odense med over 10 ansatte')).toMatchObject({
    filters: {
      industry: ['Restauranter'],
      municipality: ['Odense'],
      employees: { ranges: [{ min: 11 }] },
    },
    notUnderstood: ['ejet af kvinder'],
  });
  expect(read('hoteller ejet af Jens Hansen, stiftet efter 2015')).toMatchObject({
    filters: { industry: ['Hoteller'], founded: { from: '2016-01-01' } },
    notUnderstood: ['ejet af Jens Hansen'],
  });
});

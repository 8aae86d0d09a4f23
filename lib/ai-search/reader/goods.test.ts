import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => {
  const { filters, search, notUnderstood } = readSentence(sentence, lexicon);
  return { filters, search, notUnderstood };
};

test.each([
  ['wine importers', ['Engroshandel med vin og spiritus']],
  ['vinimportører', ['Engroshandel med vin og spiritus']],
  ['vingrossist', ['Engroshandel med vin og spiritus']],
  ['virksomheder der importerer vin', ['Engroshandel med vin og spiritus']],
  ['companies that import wine', ['Engroshandel med vin og spiritus']],
  ['ølgrossister', ['Engroshandel med øl, mineralvand, frugt- og grøntsagssaft']],
  ['grossister inden for tøj', ['Engroshandel med beklædning']],
  ['tøjgrossister', ['Engroshandel med beklædning']],
  ['importører af møbler', ['Engroshandel med møbler, tæpper og belysningsartikler']],
  ['bilimportører', ['Engroshandel med personbiler, varebiler og minibusser']],
  ['vvs-grossister', ['Engroshandel med isenkram, varmeanlæg og tilbehør']],
  ['paint wholesalers', ['Engroshandel med lak, maling, tapet, gulvbelægning mv.']],
  [
    'grossister i el-artikler',
    [
      'Engroshandel med elektriske husholdningsartikler',
      'Engroshandel med andre maskiner og andet udstyr',
    ],
  ],
  [
    'fiskegrossister og kødgrossister',
    ['Engroshandel med fisk og fiskeprodukter', 'Engroshandel med kød og kødprodukter'],
  ],
  ['legetøjsproducenter', ['Fremstilling af spil og legetøj']],
  ['engros frugt og grønt', ['Engroshandel med frugt og grøntsager']],
  ['bådproducenter', ['Bygning af både til fritid og sport']],
  ['køkkenproducenter', ['Fremstilling af køkkenmøbler']],
  ['osteproducenter', ['Mejerier samt ostefremstilling']],
])('the trade in goods, or their makers: %s', (sentence, industry) => {
  expect(read(sentence)).toEqual({ filters: { industry }, search: null, notUnderstood: [] });
});

test('what else is said of the goods is told', () => {
  expect(read('importører af italiensk vin')).toEqual({
    filters: { industry: ['Engroshandel med vin og spiritus'] },
    search: null,
    notUnderstood: ['italiensk'],
  });
});

test.each([
  ['grossister', { sector: ['Engroshandel'] }],
  ['møbelproducenter', { sector: ['Fremstilling af møbler'] }],
  ['vinhandlere', { industry: ['Detailhandel med drikkevarer'] }],
  ['painters', { industry: ['Malerforretninger'] }],
])('a trade of its own stays it: %s', (sentence, filters) => {
  expect(read(sentence).filters).toEqual(filters);
});

test.each([
  'frisørgrossister',
  'helsekost grossister',
  'eksportører af ost',
  'musikproducenter',
  'maskinhandlere',
])('no other trade is taken for dealers in unknown goods: %s', (sentence) => {
  expect(read(sentence).filters).toEqual({});
});

test.each([
  ['vindmølleselskaber', ['Produktion af elektricitet']],
  ['wind turbine owners', ['Produktion af elektricitet']],
  ['vindmølleproducenter', ['Fremstilling af vindmøller og dele hertil']],
  ['companies that build wind turbines', ['Fremstilling af vindmøller og dele hertil']],
  ['solcellefirmaer', ['El-installation']],
  ['firmaer der installerer solceller', ['El-installation']],
  ['solar companies', ['Produktion af elektricitet', 'El-installation']],
])('who owns, makes or installs turbines and panels: %s', (sentence, industry) => {
  expect(read(sentence)).toEqual({ filters: { industry }, search: null, notUnderstood: [] });
});

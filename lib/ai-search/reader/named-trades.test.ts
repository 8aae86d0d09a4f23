import { describe, expect, test } from 'vitest';
import { industryWords } from '@/lib/search/everyday/industry-words';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const tables = sentenceTables();
const lexicon = makeLexicon(tables);
const codes = new Map(tables.industries.map(({ danish, code }) => [danish, code]));
const read = (sentence: string) => readSentence(sentence, lexicon);

describe('trades by the words that people use, in any form', () => {
  test.each([
    ['zoologiske haver', '910400'],
    ['sportsforeninger', '931200'],
    ['padelcentre i Aarhus', '931100'],
    ['padel clubs', '931200'],
    ['trampolinparker', '932990'],
    ['legecentre', '932990'],
    ['kvindekrisecentre', '879090'],
    ['døgninstitutioner', '872010 873010 879010'],
    ['private dagplejere', '889110'],
    ['folkehøjskoler', '855900'],
    ['landbrugsskoler', '853200'],
    ['agricultural schools', '853200'],
    ['flyveskoler', '855300'],
    ['film schools', '855200'],
    ['øjenlæger', '862200'],
    ['nail technicians', '960220'],
    ['dog daycare', '960900'],
    ['hundekenneler', '014910'],
    ['juletræsproducenter', '012900'],
    ['biavlere', '014920'],
    ['maskinstationer', '016100'],
    ['agricultural contractors', '016100'],
    ['agricultural consultants', '749010'],
    ['isproducenter', '105200'],
    ['skofabrikker', '152000'],
    ['cykelfabrikker', '309200'],
    ['keramikere', '234100'],
    ['svejsefirmaer', '256200'],
    ['elhandelsselskaber', '351400'],
    ['stråtækkere', '439100'],
    ['poolfirmaer', '439990'],
    ['synshaller', '712020'],
    ['musikforretninger', '475940'],
    ['fotobutikker', '477820'],
    ['charity shops', '477900'],
    ['kebab shops', '561020'],
    ['færgerederier', '501000'],
    ['last mile', '532000'],
    ['self storage', '521000'],
    ['spilstudier', '582100'],
    ['landskabsarkitekter', '711100'],
    ['kunstnerbureauer', '749090'],
    ['patentbureauer', '691000'],
    ['emballageproducenter', '162400 172100 222200 259200'],
  ])('%s', (sentence, expected) => {
    const { filters, notUnderstood } = read(sentence);
    expect(notUnderstood).toEqual([]);
    expect(filters.industry?.map((name) => codes.get(name)).join(' ')).toBe(expected);
  });

  test.each([
    ['931200', 'padelklub'],
    ['910400', 'safaripark'],
    ['012900', 'juletræsproducent'],
    ['862200', 'øjenlæge'],
  ])('a search for words knows them too: %s %s', (code, word) => {
    const { danish = '', english = '' } = tables.industries.find((one) => one.code === code) ?? {};
    expect(industryWords([code], [danish, english ?? ''])).toContain(word);
  });
});

test.each([
  '3D print',
  '3d-printere',
  'lånefirmaer',
  'influencere',
  'droner',
  'lufthavne',
  'coaches',
  'financial advisors',
  'hovedsæder',
])('no industry is taken for what the code list has no trade for: %s', (sentence) => {
  const { filters, search, notUnderstood } = read(sentence);
  expect({ filters, search }).toEqual({ filters: {}, search: null });
  expect(notUnderstood).toEqual([sentence]);
});

test.each([
  'virksomheder med god kreditvurdering',
  'virksomheder med ISO certificering',
  'leads til mødebooking',
  'virksomheder med fibernet',
])('what companies have or are called for is no trade: %s', (sentence) => {
  expect(read(sentence).filters.industry).toBeUndefined();
});

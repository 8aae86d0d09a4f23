import { describe, expect, test } from 'vitest';
import { SECTOR_NAMES } from '@/lib/companies/sectors';
import { sectorWords } from '@/lib/search/everyday/sector-words';
import type { CompanyFilters } from '@/lib/search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const tables = sentenceTables();
const lexicon = makeLexicon(tables);
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  ['byggebranchen', 'Bygge og anlæg'],
  ['virksomheder inden for bygge og anlæg', 'Bygge og anlæg'],
  ['byggesektoren', 'Bygge og anlæg'],
  ['the construction industry', 'Construction'],
  ['virksomheder i transportbranchen', 'Transport og lager'],
  ['industrivirksomheder', 'Industri'],
  ['produktionsvirksomheder i industrien', 'Industri'],
  ['manufacturing companies', 'Industri'],
  ['fremstilling', 'Industri'],
  ['virksomheder i detailhandlen', 'Detailhandel'],
  ['retail companies', 'Detailhandel'],
  ['engroshandelen', 'Engroshandel'],
  ['handelsvirksomheder', 'Engros- og detailhandel'],
  ['it-virksomheder', 'Programmering og it-rådgivning'],
  ['it-branchen', 'It og telekommunikation'],
  ['companies in the IT sector', 'It og telekommunikation'],
  ['finanssektoren', 'Finansiering og forsikring'],
  ['landbrugssektoren', 'Landbrug og jagt'],
  ['sundhedssektoren', 'Sundhedsvæsen'],
  ['uddannelsessektoren', 'Undervisning'],
  ['energisektoren', 'Energiforsyning'],
  ['hotel- og restaurationsbranchen', 'Hoteller og restauranter'],
  ['restaurationsbranchen', 'Restauranter, barer og catering'],
  ['real estate', 'Fast ejendom'],
  ['mediebranchen', 'Forlag, film, radio og tv'],
  ['professional services', 'Videnservice'],
  ['medicinalindustrien', 'Fremstilling af lægemidler'],
  ['den grafiske industri', 'Trykkerier'],
  ['producenter af møbler', 'Fremstilling af møbler'],
  ['håndværkere', 'Specialiseret byggearbejde'],
])('a wide trade is the sector that is just that: %s', (sentence, name) => {
  const sector = SECTOR_NAMES.find(({ danish, english }) => [danish, english].includes(name));
  const { filters, parts, notUnderstood } = read(sentence);
  expect(filters).toEqual({ sector: [sector?.danish] });
  expect(parts.map(({ field }) => field)).toContain('sector');
  expect(parts.every(({ field }) => field === 'sector')).toBe(true);
  expect(notUnderstood).toEqual([]);
});

test('several sectors are what one word means', () => {
  expect(read('erhvervsservice').filters).toEqual({
    sector: ['Videnservice', 'Operationel service'],
  });
  expect(read('virksomheder i kulturlivet').filters).toEqual({
    sector: ['Kunst, musik og teater', 'Biblioteker, museer og zoologiske haver'],
  });
});

test('a trade within one stays its industries', () => {
  for (const sentence of ['murere', 'reklamebranchen', 'advokat- og revisorbranchen', 'bagere']) {
    expect(Object.keys(read(sentence).filters)).toEqual(['industry']);
  }
  for (const sentence of ['servicebranchen', 'social services']) {
    expect(read(sentence).filters).toEqual({});
  }
});

/** Names that people use of a narrower trade. */
const NARROWER = new Set([
  ...['Trykkerier', 'Printing', 'Luftfart', 'Publishing', 'Dyrlæger', 'Veterinarians'],
  ...['Rejsebureauer', 'Travel agencies'],
]);
/** No industry of the register is of these divisions. */
const UNKNOWN = new Set(['Brydning af kul', 'Coal mining']);

test('every sector and division is known by its names', () => {
  const names = SECTOR_NAMES.flatMap(({ danish, english }) =>
    [danish, english].map((name) => [name, danish] as const),
  );
  for (const [name, sector] of names) {
    const { filters, parts, notUnderstood } = read(name);
    if (UNKNOWN.has(name)) expect([name, filters, parts]).toEqual([name, {}, []]);
    else if (NARROWER.has(name)) expect([name, Object.keys(filters)]).toEqual([name, ['industry']]);
    else expect([name, filters, notUnderstood]).toEqual([name, { sector: [sector] }, []]);
  }
});

test('names that have such words are searched for', () => {
  for (const name of ['Nordisk Handelsselskab A/S', 'Jysk Mediehus', 'Nordic Trading Company']) {
    expect(read(name)).toMatchObject({ search: name, filters: {} });
  }
});

test('the words are of names that there are', () => {
  const known = new Set(SECTOR_NAMES.map(({ danish }) => danish));
  const named = sectorWords.flatMap(([names]) => names.split('|'));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

describe('several trades', () => {
  test.each<[string, CompanyFilters]>([
    ['virksomheder ikke i finanssektoren', { not: { sector: ['Finansiering og forsikring'] } }],
    ['virksomheder uden for detailhandlen', { not: { sector: ['Detailhandel'] } }],
    ['companies except construction', { not: { sector: ['Bygge og anlæg'] } }],
    [
      'virksomheder, der hverken er frisører eller i finanssektoren',
      { not: { industry: ['Frisørsaloner'], sector: ['Finansiering og forsikring'] } },
    ],
    ['byggefirmaer undtagen murere', { sector: ['Bygge og anlæg'], not: { industry: ['Murere'] } }],
    ['engros- eller detailhandel', { sector: ['Engroshandel', 'Detailhandel'] }],
    ['transport and construction', { sector: ['Transport og lager', 'Bygge og anlæg'] }],
    // The narrower of the two, unless either may match.
    ['murere i byggebranchen', { industry: ['Murere'] }],
    ['it-firmaer der laver software', { industry: ['Computerprogrammering'] }],
    ['byggefirmaer og murere', { sector: ['Bygge og anlæg'] }],
  ])('%s', (sentence, filters) => {
    const reading = read(sentence);
    expect(reading.filters).toEqual(filters);
    expect(reading.notUnderstood).toEqual([]);
  });

  test('a sector and an industry beside it are industries: a search wants both', () => {
    const { filters, parts } = read('byggefirmaer og frisører i Vejle');
    expect(filters.sector).toBeUndefined();
    expect(filters.industry).toEqual(expect.arrayContaining(['Murere', 'Frisørsaloner']));
    expect(parts.map(({ field }) => field)).toEqual(['industry', 'industry', 'municipality']);
  });

  test('what leaves no company is refused', () => {
    const { filters, hints } = read('murere, men ikke i byggebranchen');
    expect(filters).toEqual({ industry: ['Murere'] });
    expect(hints?.map(({ why }) => why)).toEqual(['contradiction']);
  });
});

test('a sector that no company has is no filter', () => {
  const of = (used: string[]) =>
    readSentence('detailhandel', makeLexicon({ ...tables, usedSectors: new Set(used) })).filters;
  expect(of(['Detailhandel'])).toEqual({ sector: ['Detailhandel'] });
  expect(Object.keys(of(['Industri']))).toEqual(['industry']);
});

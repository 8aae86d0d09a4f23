import fc from 'fast-check';
import { recordOf } from '@/lib/entries';
import { RANGE_OPTIONS } from '@/lib/search/constants';
import { SEARCH_SORTS } from '@/lib/search/sorts';
import type { CompanyFilters, NumberFilter } from '@/lib/search/types';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { CHANGE_FILTERS } from '@/lib/search-index/change-filters';
import { ALL_TRENDS, STATUS_CHOICES } from '@/lib/search-index/choices';
import type { BruteCompany } from './brute-register';

/** Arbitrary searches over a register: its own words and values, and unknown ones. */

/** Rarely set, so that several filters still leave results. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const someOf = (values: readonly string[]) =>
  fc.array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, fc.constant('Atlantis')),
    {
      minLength: 1,
      maxLength: 5,
    },
  );

function numberFilter(largest: number, smallest = 0): fc.Arbitrary<NumberFilter> {
  const end = fc.option(fc.integer({ min: smallest, max: largest }), { nil: undefined, freq: 3 });
  const open = fc.record({ min: end, max: end });
  const range = fc.oneof(open, fc.constantFrom(...RANGE_OPTIONS));
  return fc.record({ ranges: fc.array(range, { maxLength: 3 }), missing: fc.boolean() });
}

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2022-01-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const fourDigits = (code: number) => String(code).padStart(4, '0');
const postalCodes = fc
  .tuple(fc.integer({ min: 800, max: 9990 }), fc.constantFrom(0, 0, 70, 800))
  .map(([from, more]) =>
    more === 0 ? fourDigits(from) : `${fourDigits(from)}-${fourDigits(from + more)}`,
  );

/** Few companies have more years of accounts. */
const trends = fc.constantFrom(...ALL_TRENDS.filter((trend) => !/[5-9]|10/.test(trend)));

function filtersFor(companies: BruteCompany[]): fc.Arbitrary<CompanyFilters> {
  const valuesOf = (name: 'industry' | 'companyType' | 'region' | 'municipality') => [
    ...new Set(companies.flatMap((company) => company[name] ?? [])),
  ];
  const sectors = [...new Set(companies.flatMap((company) => company.sectors))];
  return fc.record({
    industry: seldom(someOf(valuesOf('industry'))),
    sector: seldom(someOf(sectors)),
    companyType: seldom(someOf(valuesOf('companyType'))),
    region: seldom(someOf(valuesOf('region'))),
    municipality: seldom(someOf(valuesOf('municipality'))),
    postalCode: seldom(fc.array(postalCodes, { minLength: 1, maxLength: 3 })),
    status: seldom(fc.subarray([...STATUS_CHOICES])),
    employees: seldom(numberFilter(60)),
    locations: seldom(numberFilter(8)),
    revenue: seldom(numberFilter(50_000)),
    grossProfit: seldom(numberFilter(9_000, -3_000)),
    profit: seldom(numberFilter(3_000, -1_000)),
    equity: seldom(numberFilter(9_000, -1_000)),
    assets: seldom(numberFilter(20_000)),
    revenueGrowth: seldom(numberFilter(120, -60)),
    grossProfitGrowth: seldom(numberFilter(120, -60)),
    employeesGrowth: seldom(numberFilter(120, -60)),
    solvencyRatio: seldom(numberFilter(100, -40)),
    liquidityRatio: seldom(numberFilter(400)),
    coverageRatio: seldom(numberFilter(100, -40)),
    profitMargin: seldom(numberFilter(60, -60)),
    roe: seldom(numberFilter(120, -120)),
    roi: seldom(numberFilter(60, -60)),
    trends: seldom(fc.uniqueArray(trends, { maxLength: 2 })),
    not: seldom(
      fc.record(
        {
          industry: someOf(valuesOf('industry')),
          sector: someOf(sectors),
          companyType: someOf(valuesOf('companyType')),
          region: someOf(valuesOf('region')),
          municipality: someOf(valuesOf('municipality')),
          postalCode: fc.array(postalCodes, { minLength: 1, maxLength: 3 }),
          status: fc.subarray([...STATUS_CHOICES]),
        },
        { requiredKeys: [] },
      ),
    ),
    founded: seldom(fc.record({ from: day, to: day }, { requiredKeys: [] })),
    statusSince: seldom(fc.record({ from: day, to: day }, { requiredKeys: [] })),
    ...recordOf(
      CHANGE_FILTERS.map(
        (name) => [name, seldom(fc.record({ from: day, to: day }, { requiredKeys: [] }))] as const,
      ),
    ),
    advertisingProtected: seldom(fc.boolean()),
    hasPhone: seldom(fc.boolean()),
    hasEmail: seldom(fc.boolean()),
    hasWebsite: seldom(fc.boolean()),
    hasPostalAddress: seldom(fc.boolean()),
    listed: seldom(fc.boolean()),
    auditWaived: seldom(fc.boolean()),
    goingConcern: seldom(fc.boolean()),
    modifiedOpinion: seldom(fc.boolean()),
    capitalLost: seldom(fc.boolean()),
    opinion: seldom(fc.subarray([...AUDIT_OPINIONS])),
  });
}

const junk = fc.constantFrom('%', '"', '-', "';--", '😀', '\0', '( )', '*', 'qwxz', '"" -""');
const forms = fc.constantFrom('A/S', 'ApS', 'I/S', 'is', 'as', 'K/S', 'A.M.B.A.', '-ApS');
const links = fc.constantFrom(' og ', ' & ', ' i ', ' på ', ' for ', ' the ', ', ', '/', ' eller ');
const asked = fc.constantFrom('telefon', 'regnskab 2021', 'hvem ejer', 'danmark', 'cvr nr');
const states = [
  'konkurs',
  'konkus',
  'likvdation',
  'konkurser',
  'ophørte',
  'nye',
  'aktive',
  'firma',
  'virksomheder i',
];
const tradesAndPlaces = [
  '',
  'Odense',
  'bygge og anlæg',
  'Hotels and restaurants Aarhus',
  'murer',
  'tømrer og murer i Aarhus',
  'konkurs maler',
];
const places = fc.nat({ max: 1_000_000 });
const at = <T>(list: readonly T[], place: number) => list[place % list.length];

/** A piece of a query built from one company's words, so that several pieces may match together. */
function pieceOf(company: BruteCompany, kind: string, place: number): string {
  const { names, words, foldedValues } = company;
  const name = at(names, place) ?? '';
  const parts = name.split(' ');
  const from = place % parts.length;
  const pair = parts.slice(from, from + 2);
  const word = at([...words], place) ?? '';
  const cut = 1 + (place % Math.max(1, word.length - 1));
  switch (kind) {
    case 'name':
      return name;
    case 'phrase':
      return `"${pair.join(' ')}"`;
    case 'place or trade':
      return `"${at(foldedValues, place) ?? ''}"`;
    case 'joined':
      return pair.join('');
    case 'split':
      return `${word.slice(0, cut)} ${word.slice(cut)}`;
    case 'prefix':
      return word.slice(0, cut);
    case 'missing letter':
      return word.slice(0, cut) + word.slice(cut + 1);
    case 'wrong letters':
      return `${word.slice(0, cut)}${word[cut + 1] ?? 'q'}${word[cut] ?? ''}${word.slice(cut + 2)}`;
    case 'inflected':
      return `${word}${at(['e', 'er', 'erne', 's', 'en'], place)}`;
    case 'other':
      return `-${at(parts, place + 1)}`;
    default:
      return kind === 'word' ? word : (at(parts, place) ?? '');
  }
}

const kinds = [
  'inflected',
  'missing letter',
  'wrong letters',
  'name',
  'phrase',
  'place or trade',
  'joined',
  'split',
  'prefix',
  'prefix',
  'word',
  'word',
  'part',
  'part',
];

function searchesFor(companies: BruteCompany[], vocabulary: string[]): fc.Arbitrary<string | null> {
  const company = fc.constantFrom(...companies);
  const own = fc.array(fc.tuple(fc.constantFrom(...kinds), places), { minLength: 1, maxLength: 3 });
  const ofCompany = fc
    .tuple(company, own)
    .map(([one, pieces]) => pieces.map(([kind, place]) => pieceOf(one, kind, place)).join(' '));
  const excluding = fc
    .tuple(ofCompany, company, places, fc.boolean())
    .map(
      ([text, other, place, phrase]) =>
        `${text} ${phrase ? '-' : ''}${pieceOf(other, phrase ? 'phrase' : 'other', place)}`,
    );
  const address = fc
    .tuple(fc.constantFrom('', '', 'Adresse: '), company, fc.constantFrom('', 'Danmark', null))
    .map(([label, { street, municipality }, behind]) =>
      [`${label}${street?.split(',')[0]}`, behind ?? municipality].join(' '),
    );
  const letters = fc.tuple(fc.constantFrom(...vocabulary), fc.integer({ min: 1, max: 4 }));
  const identifier = company.chain((one) =>
    fc.constantFrom(
      ...[one.key, `DK ${one.key}`, one.phone ?? one.key, `+45${one.phone ?? '00000000'}`],
      ...[one.units[0] ?? '1999999999', one.email ?? 'no@one.example'],
      ...[one.website ?? 'www.no.example', one.email?.split('@')[1] ?? 'no.example'],
    ),
  );
  const oneOfList = company.chain((one) =>
    fc.constantFrom(one.key, `DK-${one.key}`, ...one.units.slice(0, 2), '12345678', '1999999999'),
  );
  const list = fc
    .tuple(
      fc.array(oneOfList, { minLength: 2, maxLength: 15 }),
      fc.constantFrom(', ', '\n', ';', ' ', ' ApS, '),
    )
    .map(([numbers, between]) => numbers.join(between));
  return fc.oneof(
    { weight: 8, arbitrary: ofCompany },
    { weight: 3, arbitrary: excluding },
    { weight: 2, arbitrary: address },
    {
      weight: 2,
      arbitrary: fc
        .tuple(ofCompany, links, fc.oneof(ofCompany, fc.constant('')))
        .map((parts) => parts.join('')),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('kbh', 'Copenhagen', 'zealand', 'elsinore'), ofCompany)
        .map((parts) => parts.join(' ')),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...vocabulary), ofCompany)
        .map(([word, text]) => `${word} eller ${text}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...states), ofCompany, fc.boolean())
        .map(([word, text, excluded]) => (excluded ? `${text} -${word}` : `${word} ${text}`)),
    },
    { weight: 1, arbitrary: fc.tuple(ofCompany, asked).map((parts) => parts.join(' ')) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('Aarhus C', 'it-konsulent', '"Odense N"'), ofCompany)
        .map(([text, other]) => `${text} eller ${other}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...tradesAndPlaces), forms)
        .map((parts) => parts.join(' ')),
    },
    { weight: 2, arbitrary: fc.tuple(ofCompany, forms).map((parts) => parts.join(' ')) },
    { weight: 1, arbitrary: fc.tuple(ofCompany, junk).map((parts) => parts.join(' ')) },
    { weight: 4, arbitrary: letters.map(([word, length]) => word.slice(0, length)) },
    { weight: 2, arbitrary: fc.constantFrom(...vocabulary) },
    { weight: 2, arbitrary: identifier },
    { weight: 1, arbitrary: list },
    { weight: 1, arbitrary: fc.oneof(junk, forms) },
    { weight: 2, arbitrary: fc.constant(null) },
  );
}

/** Every part of a search: words, filters, sort, and a page that may not exist. */
export function combinations(companies: BruteCompany[], vocabulary: string[]) {
  return fc.record({
    search: searchesFor(companies, vocabulary),
    filters: fc.oneof(
      { weight: 2, arbitrary: fc.constant({}) },
      { weight: 3, arbitrary: filtersFor(companies) },
    ),
    sort: fc.oneof(
      { weight: 4, arbitrary: fc.constant('relevance' as const) },
      { weight: 3, arbitrary: fc.constantFrom(...SEARCH_SORTS) },
    ),
    page: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -2, max: 2_500 })),
    pageSize: fc.constantFrom(3, 9, 10, 25),
  });
}

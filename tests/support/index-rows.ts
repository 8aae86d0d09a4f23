import fc from 'fast-check';
import { recordOf } from '@/lib/entries';
import { prominenceOf } from '@/lib/search-index/build/prominence';
import { CHANGE_FILTERS } from '@/lib/search-index/change-filters';
import {
  type IndexRow,
  NUMBER_FIELDS,
  type NumberField,
  type TextField,
} from '@/lib/search-index/types';

/** A company with only a name, as input for the index. */
export const plainRow = (key: number, name: string): IndexRow => ({
  key,
  name,
  otherNames: [],
  nameRank: 1,
  prominence: 0,
  status: 0,
  flags: 0,
  remarks: 0,
  trends: 0,
  texts: {
    industry: null,
    companyType: null,
    region: null,
    municipality: null,
    postalDistrict: null,
    town: null,
  },
  numbers: { ...recordOf(NUMBER_FIELDS.map((field) => [field, null] as const)), locations: 0 },
  latitude: null,
  longitude: null,
});

/** Few words, so that names share them; folding changes or splits some. */
const word = fc.constantFrom(
  ...['Møller', 'Moeller', 'Ørsted', 'og', 'Søn', 'A/S', 'ApS', 'a.m.b.a.', 'Bager', 'Bageri'],
  ...['I/S', 'is', 'Århus', 'Ægte', '3F', '—', 'Čevapi', '東京', '𐐀b', 'ﬀ', 'x'],
);
const anyName = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
const nameOrNone = fc.option(anyName, { freq: 8 });

const someText = (...values: string[][]) => fc.option(fc.constantFrom(...values), { freq: 3 });
const texts: fc.Arbitrary<IndexRow['texts']> = fc.record({
  industry: someText(['Bagerier', 'Bakeries'], ['Bagerier'], ['Tandlæger', 'Dentists']),
  companyType: someText(['Aktieselskab', 'A/S'], ['Anpartsselskab', 'ApS']),
  region: someText(['Hovedstaden'], ['Sjælland']),
  municipality: someText(['Aarhus'], ['Odense'], ['Ærø']),
  postalDistrict: someText(['Aarhus C'], ['Odense SØ'], ['Marstal']),
  town: someText(['Ommel'], ['Åby']),
} satisfies Record<TextField, fc.Arbitrary<string[] | null>>);

const someNumber = (low: number, high: number) => fc.option(fc.integer({ min: low, max: high }));
const amount = fc.option(fc.integer({ min: -2_000, max: 2_000 }).map((n) => n * 1.25));
const growth = fc.option(fc.integer({ min: -1_000, max: 4_000 }).map((tenths) => tenths / 10));
const numbers: fc.Arbitrary<IndexRow['numbers']> = fc.record({
  employees: someNumber(0, 400),
  locations: fc.integer({ min: 0, max: 5 }),
  founded: someNumber(-20_000, 20_000),
  statusSince: someNumber(-20_000, 20_000),
  revenue: amount,
  grossProfit: amount,
  profit: amount,
  equity: amount,
  assets: amount,
  revenueGrowth: growth,
  grossProfitGrowth: growth,
  employeesGrowth: growth,
  solvencyRatio: growth,
  liquidityRatio: growth,
  coverageRatio: growth,
  profitMargin: growth,
  roe: growth,
  roi: growth,
  ...recordOf(CHANGE_FILTERS.map((field) => [field, someNumber(-20_000, 20_000)] as const)),
} satisfies Record<NumberField, fc.Arbitrary<number | null>>);

const degrees = (low: number, high: number) =>
  fc.option(fc.double({ min: low, max: high, noNaN: true }), { freq: 4 });

/** A company's data besides its number; the rank of its name follows from all names. */
const anyCompany: fc.Arbitrary<Omit<IndexRow, 'key' | 'nameRank'>> = fc
  .record({
    name: nameOrNone,
    otherNames: fc.array(anyName, { maxLength: 3 }),
    status: fc.integer({ min: 0, max: 13 }),
    flags: fc.integer({ min: 0, max: 255 }),
    remarks: fc.integer({ min: 0, max: 15 }),
    trends: fc.integer({ min: 0, max: 2 ** 30 - 1 }),
    texts,
    numbers,
    latitude: degrees(-90, 90),
    longitude: degrees(-180, 180),
  })
  .map((company) => ({
    ...company,
    prominence: prominenceOf(company.status, company.numbers.employees),
  }));

/** Rank of names in Danish order, equal for equal names, from 1; 0 without a name. */
export function rankNames(names: Iterable<string | null>): Map<string | null, number> {
  const distinct = [...new Set(names)].filter((name) => name !== null);
  const ranks = distinct.sort().map((name, place): [string, number] => [name, place + 1]);
  return new Map<string | null, number>([[null, 0], ...ranks]);
}

/** Few enough numbers that two draws overlap. */
const eightDigits = fc.integer({ min: 10_000_000, max: 10_000_060 });

function rowsOf(companies: { key: number; company: Omit<IndexRow, 'key' | 'nameRank'> }[]) {
  const ranks = rankNames(companies.map(({ company }) => company.name));
  return companies.map(({ key, company }): IndexRow => {
    return { ...company, key, nameRank: ranks.get(company.name) ?? 0 };
  });
}

/** Companies as input for the index, in any order. */
export const anyRows: fc.Arbitrary<IndexRow[]> = fc
  .uniqueArray(fc.record({ key: eightDigits, company: anyCompany }), {
    selector: ({ key }) => key,
    maxLength: 40,
  })
  .map(rowsOf);

/** Companies, the numbers of some that are removed, and others that are added or changed. */
export const anyChange: fc.Arbitrary<{ before: IndexRow[]; gone: number[]; came: IndexRow[] }> =
  fc.record({ before: anyRows, gone: fc.array(eightDigits, { maxLength: 10 }), came: anyRows });

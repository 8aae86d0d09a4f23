import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANGE_OPTIONS } from '@/lib/search/constants';
import { foldedEverydayWords } from '@/lib/search/everyday';
import type { FacetCounts } from '@/lib/search/facet-counts';
import type { TextField } from '@/lib/search-index/types';
import { type BruteCompany, readBruteRegister } from '../support/brute-register';
import { BruteSearch } from '../support/brute-search';
import { registerDatabase } from '../support/register-database';
import { combinations } from '../support/search-combinations';

const database = await registerDatabase('search_property');
const { importSample } = await import('@/lib/register/import-sample');
await importSample({ companies: 20_000, seed: 7 });
await database.rows('ANALYZE');
const { searchCompanies } = await import('@/lib/search/queries');
const { facetCounts } = await import('@/lib/search/facets');
const companies = await readBruteRegister(database);
const brute = new BruteSearch(companies, await addEverydayWords(companies));

/** Everyday names of industries and places, which match like their official texts. @returns all. */
async function addEverydayWords(companies: BruteCompany[]): Promise<Set<string>> {
  const all = new Set<string>();
  const rows = await database.rows(`
    SELECT c.key, m.name AS municipality, r.name AS region, c.town, c.postal_district AS district,
      f.name AS form,
      ARRAY[i.danish, (SELECT string_agg(DISTINCT same.code, ' ') FROM industries same
        WHERE same.danish = i.danish) || ' ' || i.danish, i.english] AS industry
    FROM companies c
    LEFT JOIN industries i ON i.version = c.industry_version AND i.code = c.industry_code
    LEFT JOIN legal_forms f ON f.code = c.legal_form_code
    LEFT JOIN municipalities m ON m.code = c.municipality_code
    LEFT JOIN regions r ON r.code = c.region_code`);
  const byKey = new Map(companies.map((company) => [company.key, company]));
  for (const { key, industry, form, municipality, region, town, district } of rows) {
    const values = [
      ...[['industry', industry] as const, ['companyType', [form]] as const],
      ...[['municipality', [municipality]] as const, ['region', [region]] as const],
      ...[['town', [town]] as const, ['postalDistrict', [district]] as const],
    ] as [TextField, (string | null)[]][];
    const { words, trades, places } = byKey.get(String(key)) as BruteCompany;
    for (const [field, texts] of values) {
      const known = texts.filter((text): text is string => text !== null);
      for (const word of foldedEverydayWords(field, known)) {
        words.add(word);
        if (field === 'industry') trades.add(word);
        else if (field !== 'companyType') places.add(word);
        all.add(word);
      }
    }
  }
  return all;
}

type Combination = ReturnType<typeof combinations> extends fc.Arbitrary<infer T> ? T : never;

async function checkPage(combination: Combination): Promise<number> {
  const { items, total, page } = await searchCompanies(combination);
  const answer = { total, page, keys: items.map(({ key }) => key) };
  expect({ combination, ...answer }).toEqual({ combination, ...brute.page(combination) });
  return total;
}

const rangeOf = (value: number | null) => {
  const range = RANGE_OPTIONS.find(
    ({ min, max }) => value !== null && min <= value && value <= max,
  );
  return range ? `${range.min}-${range.max}` : null;
};

/** The engine's counts in the form of the brute force: non-zero values by name. */
function countsOf(facets: FacetCounts): Record<string, Map<string, number>> {
  const listed = (values: { value: string; count: number }[]) =>
    new Map(values.map(({ value, count }) => [value, count]));
  const ranges = (values: { min: number; max: number; count: number }[], missing = 0) =>
    listed(
      [
        ...values.map(({ min, max, count }) => ({ value: `${min}-${max}`, count })),
        { value: 'missing', count: missing },
      ].filter(({ count }) => count > 0),
    );
  return {
    industry: listed(facets.industry),
    sector: listed(facets.sector),
    companyType: listed(facets.companyType),
    region: listed(facets.region),
    municipality: listed(facets.municipality),
    status: listed(facets.status),
    ended: listed(facets.ended),
    employees: ranges(facets.employees.ranges, facets.employees.missing),
    locations: ranges(facets.locations.ranges),
    opinion: listed(facets.opinion.filter(({ count }) => count > 0)),
  };
}

async function checkFacets(combination: Combination): Promise<void> {
  const { search, filters } = combination;
  const count = (
    name: Exclude<keyof FacetCounts, 'ended' | 'total' | 'registerDay'>,
    read: (company: BruteCompany) => string | null,
  ) => brute.counts(combination, name, read);
  expect({ combination, ...countsOf(await facetCounts({ search, filters })) }).toEqual({
    combination,
    industry: count('industry', ({ industry }) => industry),
    // A sector of one division has its name.
    sector: new Map([
      ...count('sector', ({ sectors: [sector = null] }) => sector),
      ...count('sector', ({ sectors: [, division = null] }) => division),
    ]),
    companyType: count('companyType', ({ companyType }) => companyType),
    region: count('region', ({ region }) => region),
    municipality: count('municipality', ({ municipality }) => municipality),
    status: count('status', ({ status }) => status),
    ended: count('status', ({ ended }) => ended),
    employees: count('employees', ({ employees }) =>
      employees === null ? 'missing' : rangeOf(employees),
    ),
    locations: count('locations', ({ locations }) => rangeOf(locations)),
    opinion: count('opinion', ({ opinion }) => opinion),
  });
}

// No retry: another draw would hide the disagreement.
const once = { timeout: 1_500_000, retry: 0 };
test('pages, totals and facet counts are those of looking at every company', once, async () => {
  expect(companies).toHaveLength(20_000);
  let found = 0;
  const batch = fc.array(combinations(companies, brute.vocabulary), {
    minLength: 10,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(batch, async (batch) => {
      const totals = await Promise.all(batch.map(checkPage));
      found += totals.filter((total) => total > 0).length;
      const [first] = batch;
      if (first) await checkFacets(first);
    }),
    // Differences are shown in full: shrinking would take minutes.
    { numRuns: 90, endOnFailure: true },
  );
  // Searches without results would agree trivially. About half of the 900 have some.
  expect(found).toBeGreaterThan(300);
});

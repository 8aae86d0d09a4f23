import { ENDED_STATUSES } from '@/lib/companies/ending';
import { divisionsOf } from '@/lib/companies/sectors';
import { oncePer } from '@/lib/once-per';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { COMPANY_STATUSES, STATUS_CHOICES } from '@/lib/search-index/choices';
import type { TextColumn } from '@/lib/search-index/types';
import { danishOrder } from '@/lib/words/danish-order';
import { RANGE_OPTIONS } from '../constants';
import type { FacetCounts, RangeCount, ValueCount } from '../facet-counts';
import type { StatusChoice } from '../types';
import { applyFiltersExcept, type FilterName } from './filters';
import type { Found } from './find';
import { industryLevels } from './industry-levels';
import { combinedFacets, countsOf, MISSING } from './tallies';
import { tallySet } from './tally-set';

/** The combined tally, and the column in it, that holds each facet's counts. */
const FACETS = {
  industry: { of: 'industry', column: 0 },
  sector: { of: 'industry', column: 0 },
  region: { of: 'places', column: 0 },
  municipality: { of: 'places', column: 1 },
  opinion: { of: 'places', column: 2 },
  companyType: { of: 'traits', column: 0 },
  status: { of: 'traits', column: 1 },
  employees: { of: 'traits', column: 2 },
  locations: { of: 'traits', column: 3 },
} as const satisfies Partial<Record<FilterName, { of: string; column: number }>>;

type Facet = keyof typeof FACETS;
const facetNames = Object.keys(FACETS) as Facet[];

/** How many docs have each code of a facet, ignoring the facet's own filter. */
function codeCounts({ index, docs, unfiltered, filters }: Found): (facet: Facet) => Uint32Array {
  const combined = combinedFacets(index);
  const lifted = facetNames.filter((facet) => filters.has(facet));
  const others = facetNames.filter((facet) => !filters.has(facet));
  const combinedOf = (facet: Facet) => combined[FACETS[facet].of];
  const shared = tallySet(index, docs, [...new Set(others.map(combinedOf))]);
  const own = new Map(
    lifted.map((facet) => {
      const set = applyFiltersExcept(unfiltered, filters, facet);
      return [facet, tallySet(index, set, [combinedOf(facet)]).get(combinedOf(facet))];
    }),
  );
  return (facet) => {
    const tallied = own.get(facet) ?? shared.get(combinedOf(facet)) ?? new Uint32Array();
    return countsOf(tallied, combinedOf(facet), FACETS[facet].column);
  };
}

const statusesInOrder = [...COMPANY_STATUSES].sort();

/** Counts per status, and per ending of ceased companies; every ending also counts as CEASED. */
function countedStatuses(counts: Uint32Array): Pick<FacetCounts, 'status' | 'ended'> {
  const countOf = (value: StatusChoice) => counts[STATUS_CHOICES.indexOf(value)] ?? 0;
  const ended = ENDED_STATUSES.map((value) => ({ value, count: countOf(value) }));
  const ceased = ended.reduce((sum, { count }) => sum + count, 0);
  const status = statusesInOrder.map((value) => {
    return { value, count: countOf(value) + (value === 'CEASED' ? ceased : 0) };
  });
  return { status: mostFirst(status), ended: ended.filter(({ count }) => count > 0) };
}

/** Exact counts of every value of every facet; cached, as all pages of a result share them. */
export const countFacets = oncePer('facetCounts', countAll);

/** Everything but the day of the register, which the index does not know. */
type CountedFacets = Omit<FacetCounts, 'registerDay'>;

function countAll(found: Found): CountedFacets {
  const counts = codeCounts(found);
  const { texts } = found.index;
  const [employees, locations, opinions] = [
    counts('employees'),
    counts('locations'),
    counts('opinion'),
  ];
  return {
    total: found.docs.size,
    industry: countedTexts(texts.industry, counts('industry')),
    sector: countedSectors(texts.industry, counts('sector')),
    companyType: countedTexts(texts.companyType, counts('companyType')),
    region: countedTexts(texts.region, counts('region')),
    municipality: countedTexts(texts.municipality, counts('municipality')),
    ...countedStatuses(counts('status')),
    employees: { ranges: countedRanges(employees), missing: employees[MISSING] ?? 0 },
    locations: { ranges: countedRanges(locations) },
    opinion: AUDIT_OPINIONS.map((value, at) => ({ value, count: opinions[at + 1] ?? 0 })),
  };
}

type Text = { text: string; codes: number[] };

/**
 * The distinct texts of a column in Danish order. Cached: sorting them takes longer than counting.
 */
const inDanishOrder = oncePer('danishOrder', (column: TextColumn): Text[] => {
  const byText = new Map<string, Text>();
  for (const [at, [text]] of column.values.entries()) {
    if (text === undefined) continue;
    const found = byText.get(text) ?? { text, codes: [] };
    byText.set(text, found);
    found.codes.push(at + 1);
  }
  return [...byText.values()].sort((a, b) => danishOrder(a.text, b.text));
});

/** Values with the same text are one choice. */
function countedTexts(column: TextColumn, counts: Uint32Array): ValueCount[] {
  return mostFirst(
    inDanishOrder(column).map(({ text, codes }) => ({
      value: text,
      count: codes.reduce((sum, code) => sum + (counts[code] ?? 0), 0),
    })),
  );
}

/** Sectors, then the divisions that are no sector. */
function countedSectors(industry: TextColumn, counts: Uint32Array): FacetCounts['sector'] {
  const { sector, division } = industryLevels(industry);
  const sectors = countedTexts(sector, counts);
  const wholes = new Map(
    sectors.flatMap(({ value }) => divisionsOf(value).map((part) => [part, value] as const)),
  );
  const divisions = countedTexts(division, counts).flatMap((counted) => {
    const within = wholes.get(counted.value);
    return within === undefined ? [] : { ...counted, within };
  });
  return [...sectors, ...divisions];
}

/**
 * Values with at least one company, most frequent first. The sort is stable, so ties keep their
 * order.
 */
const mostFirst = <Value extends string>(counts: ValueCount<Value>[]): ValueCount<Value>[] =>
  counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);

const countedRanges = (counts: Uint32Array): RangeCount[] =>
  RANGE_OPTIONS.map((range, at) => ({ ...range, count: counts[at + 2] ?? 0 }));

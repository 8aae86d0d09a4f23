import type { SearchIndex, TextColumn } from '@/lib/search-index/types';
import { COMPANY_STATUSES, RANGE_OPTIONS } from '../constants';
import type { FacetCounts, RangeCount, ValueCount } from '../facets';
import type { DocSet } from './doc-set';
import { type FilterName, passing } from './filters';
import { allDocs, type Found } from './find';
import { docsBuffer } from './kept';
import { type Combined, combinedFacets, countsOf, MISSING, tally, tallyAll } from './tallies';

/** Where each facet's counts are found: a column of the combined ones. */
const FACETS = {
  industry: { of: 'industry', column: 0 },
  region: { of: 'places', column: 0 },
  municipality: { of: 'places', column: 1 },
  companyType: { of: 'traits', column: 0 },
  status: { of: 'traits', column: 1 },
  employees: { of: 'traits', column: 2 },
  locations: { of: 'traits', column: 3 },
} as const satisfies Partial<Record<FilterName, { of: string; column: number }>>;

type Facet = keyof typeof FACETS;
type Tallied = keyof ReturnType<typeof combinedFacets>;
const facetNames = Object.keys(FACETS) as Facet[];

/** How many docs of a set have each combination; of a set of most docs by those that it lacks. */
function tallies(index: SearchIndex, docs: DocSet, names: readonly Tallied[]) {
  const combined = combinedFacets(index);
  const isMost = docs.size > index.docs / 2;
  const counted = isMost ? allDocs(index).without(docs) : docs;
  const list = counted.list(docsBuffer(index));
  const tallied = new Map<Tallied, Uint32Array>();
  for (const name of names) {
    const counts = tally(combined[name], list);
    tallied.set(name, isMost ? withoutThese(combined[name], counts) : counts);
  }
  return tallied;
}

const totals = new WeakMap<Combined, Uint32Array>();

function withoutThese(combined: Combined, counts: Uint32Array): Uint32Array {
  const all = totals.get(combined) ?? tallyAll(combined);
  totals.set(combined, all);
  return counts.map((count, code) => (all[code] ?? 0) - count);
}

/** How many docs have each code of a facet, the facet's own filter lifted. */
function codeCounts({ index, docs, unfiltered, filters }: Found): (facet: Facet) => Uint32Array {
  const combined = combinedFacets(index);
  const lifted = facetNames.filter((facet) => filters.has(facet));
  const others = facetNames.filter((facet) => !filters.has(facet));
  const shared = tallies(index, docs, [...new Set(others.map((facet) => FACETS[facet].of))]);
  const own = new Map(
    lifted.map((facet) => {
      const { of } = FACETS[facet];
      return [facet, tallies(index, passing(unfiltered, filters, facet), [of]).get(of)];
    }),
  );
  return (facet) => {
    const { of, column } = FACETS[facet];
    const tallied = own.get(facet) ?? shared.get(of) ?? new Uint32Array();
    return countsOf(tallied, combined[of], column);
  };
}

/** Exact counts of every choice of every facet. */
export function countFacets(found: Found): FacetCounts {
  const counts = codeCounts(found);
  const { texts } = found.index;
  const statuses = counts('status');
  const [employees, locations] = [counts('employees'), counts('locations')];
  return {
    industry: countedTexts(texts.industry, counts('industry')),
    companyType: countedTexts(texts.companyType, counts('companyType')),
    region: countedTexts(texts.region, counts('region')),
    municipality: countedTexts(texts.municipality, counts('municipality')),
    status: listed(new Map(COMPANY_STATUSES.map((status, at) => [status, statuses[at] ?? 0]))),
    employees: { ranges: countedRanges(employees), missing: employees[MISSING] ?? 0 },
    locations: { ranges: countedRanges(locations) },
  };
}

/** Values that are called alike are one choice. */
function countedTexts({ values }: TextColumn, counts: Uint32Array): ValueCount[] {
  const byText = new Map<string, number>();
  for (const [at, [text = '']] of values.entries()) {
    byText.set(text, (byText.get(text) ?? 0) + (counts[at + 1] ?? 0));
  }
  return listed(byText);
}

const danish = new Intl.Collator('da');

function listed<Value extends string>(counts: Map<Value, number>): ValueCount<Value>[] {
  return [...counts]
    .flatMap(([value, count]) => (count > 0 ? { value, count } : []))
    .sort((a, b) => b.count - a.count || danish.compare(a.value, b.value));
}

const countedRanges = (counts: Uint32Array): RangeCount[] =>
  RANGE_OPTIONS.map((range, at) => ({ ...range, count: counts[at + 2] ?? 0 }));

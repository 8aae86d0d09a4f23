import { entriesOf } from '@/lib/entries';
import { DAY_MS } from '@/lib/milliseconds';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { partsOf, RUNS, STATUS_CHOICES, type Trend } from '@/lib/search-index/choices';
import { FLAGS, REMARKS, RUN_BITS, type SearchIndex } from '@/lib/search-index/types';
import { DAY_FILTERS, type DayFilter, VALUE_FILTERS, type ValueFilter } from '../filter-kinds';
import { NOTHING_OUTSIDE, type OutsideKeys } from '../outside';
import type { SavedKeys } from '../saved-keys';
import type {
  CompanyFilters,
  DayRange,
  Exclusions,
  NumberRange,
  OpinionChoice,
  SavedFilter,
} from '../types';
import { docsInArea } from './areas';
import { DocSet } from './doc-set';
import { docsOfKeys } from './docs-of-keys';
import { kept } from './kept';
import { docsInRanges } from './ranges';
import { docsCalled, docsInDistricts, docsInSectors, docsWithCode } from './value-sets';

export type FilterName = keyof CompanyFilters;
export type FilterSets = Map<FilterName, DocSet>;

const KRONER_OF_A_THOUSAND = 1_000;

/**
 * The docs that pass each filter that is set.
 * @param outside What the filters need that the index does not have.
 */
export function filterSets(
  index: SearchIndex,
  filters: CompanyFilters,
  outside: OutsideKeys = NOTHING_OUTSIDE,
): FilterSets {
  const sets: FilterSets = new Map();
  for (const name of Object.keys(filters) as FilterName[]) {
    const written = JSON.stringify(filters[name]);
    if (isOpen(filters[name])) continue;
    if (name === 'saved') {
      sets.set(name, docsSaved(index, filters.saved ?? {}, outside.saved));
      continue;
    }
    if (name === 'mentions') {
      if (outside.mentioned === null) throw new Error('Who mentions it was not read.');
      sets.set(name, docsOfKeys(index, outside.mentioned));
      continue;
    }
    sets.set(
      name,
      kept(index, `${name}=${written}`, () => filterSet(index, filters, name)),
    );
  }
  return sets;
}

/** A filter without values matches everything. */
function isOpen(filter: CompanyFilters[FilterName]): boolean {
  if (filter === undefined) return true;
  if (Array.isArray(filter)) return filter.length === 0;
  if (typeof filter !== 'object') return false;
  if ('ranges' in filter) return filter.ranges.length === 0 && filter.missing !== true;
  const values = Object.values(filter);
  return values.length > 0 && values.every((value) => Array.isArray(value) && value.length === 0);
}

/** The docs that pass every filter except `but`. */
export function applyFiltersExcept(found: DocSet, sets: FilterSets, but?: FilterName): DocSet {
  const others = [...sets].flatMap(([name, set]) => (name === but ? [] : set));
  return DocSet.shared([found, ...others]) ?? found;
}

const isOfDays = (name: FilterName): name is DayFilter => Object.hasOwn(DAY_FILTERS, name);

function filterSet(
  index: SearchIndex,
  filters: CompanyFilters,
  name: Exclude<FilterName, 'saved' | 'mentions'>,
): DocSet {
  if (isOfDays(name)) return docsInRanges(index, name, { ranges: [daysOf(filters[name])] });
  switch (name) {
    case 'industry':
    case 'sector':
    case 'companyType':
    case 'region':
    case 'municipality':
    case 'postalCode':
    case 'status':
      return docsOfValues(index, name, filters[name] ?? []);
    case 'employees':
    case 'locations':
    case 'revenueGrowth':
    case 'grossProfitGrowth':
    case 'employeesGrowth':
    case 'solvencyRatio':
    case 'liquidityRatio':
    case 'coverageRatio':
    case 'profitMargin':
    case 'roe':
    case 'roi':
      return docsInRanges(index, name, filters[name]);
    case 'revenue':
    case 'grossProfit':
    case 'profit':
    case 'equity':
    case 'assets':
      return docsInRanges(index, name, filters[name], KRONER_OF_A_THOUSAND);
    case 'trends':
      return docsWithTrends(index, filters.trends ?? []);
    case 'not':
      return docsWithout(index, filters.not ?? {});
    case 'area':
      return filters.area ? docsInArea(index, filters.area) : DocSet.none(index.docs);
    case 'auditWaived':
      return docsFlagged(
        index.flags,
        filters.auditWaived ? FLAGS.auditWaived : FLAGS.audited,
        true,
      );
    case 'goingConcern':
      return docsFlagged(index.remarks, REMARKS.goingConcern, filters.goingConcern === true);
    case 'capitalLost':
      return docsFlagged(index.remarks, REMARKS.capitalLost, filters.capitalLost === true);
    case 'modifiedOpinion':
      return docsOfOpinions(index, filters.modifiedOpinion ? AUDIT_OPINIONS : null);
    case 'opinion':
      return docsOfOpinions(index, filters.opinion ?? []);
    default:
      return docsFlagged(index.flags, FLAGS[name], filters[name] === true);
  }
}

/** Not kept: what a user has saved changes while the index stays. */
function docsSaved(index: SearchIndex, filter: SavedFilter, saved: SavedKeys | null): DocSet {
  if (saved === null) throw new Error('What is saved was not read.');
  const docsIn = (values: readonly string[]) =>
    docsOfKeys(
      index,
      values.flatMap((value) => saved.get(value) ?? []),
    );
  const { in: inside = [], out: outside = [] } = filter;
  const all = inside.length > 0 ? docsIn(inside) : DocSet.all(index.docs);
  return outside.length > 0 ? all.without(docsIn(outside)) : all;
}

function docsOfValues(index: SearchIndex, name: ValueFilter, wanted: readonly string[]): DocSet {
  if (name === 'status') return docsWithStatus(index, wanted);
  if (name === 'sector') return docsInSectors(index.texts.industry, wanted);
  if (name === 'postalCode') return docsInDistricts(index.texts.postalDistrict, wanted);
  return docsCalled(index.texts[name], wanted);
}

function docsWithStatus({ docs, statuses }: SearchIndex, wanted: readonly string[]): DocSet {
  const isWanted = (status: string) =>
    wanted.includes(status) || (wanted.includes('CEASED') && status.startsWith('CEASED'));
  const sets = STATUS_CHOICES.flatMap((status, code) =>
    isWanted(status) ? docsWithCode(statuses, STATUS_CHOICES.length, code) : [],
  );
  return DocSet.union(docs, sets);
}

function docsFlagged(flags: Uint8Array, flag: number, wanted: boolean): DocSet {
  const bits = wanted ? flag : 0;
  return docsMasked(flags, { shift: 0, mask: flag }, bits, bits);
}

/** @param wanted null: none that is known to be modified */
function docsOfOpinions({ docs, remarks }: SearchIndex, wanted: readonly OpinionChoice[] | null) {
  const codes = wanted?.map((opinion) => AUDIT_OPINIONS.indexOf(opinion) + 1) ?? [0];
  const sets = codes.map((code) => docsMasked(remarks, REMARKS.opinion, code, code));
  return DocSet.union(docs, sets);
}

function docsWithTrends({ docs, trends }: SearchIndex, wanted: readonly Trend[]): DocSet {
  const side = 1 << (RUN_BITS - 1);
  const sets = wanted.map((trend) => {
    const { run, years } = partsOf(trend);
    const place = RUNS.indexOf(run);
    const base = (place & 1) * side;
    const bits = { shift: RUN_BITS * (place >> 1), mask: 2 * side - 1 };
    return docsMasked(trends, bits, base + years, base + side - 1);
  });
  return DocSet.shared(sets) ?? DocSet.all(docs);
}

/** The docs whose bits under a mask, as a number, are in a range. */
function docsMasked(
  column: Uint8Array | Uint32Array,
  { shift, mask }: { shift: number; mask: number },
  least: number,
  most: number,
): DocSet {
  const docs = column.length;
  const list = new Uint32Array(docs);
  let count = 0;
  for (let doc = 0; doc < docs; doc += 1) {
    const bits = ((column[doc] as number) >>> shift) & mask;
    if (bits < least || bits > most) continue;
    list[count] = doc;
    count += 1;
  }
  return DocSet.ofList(docs, list.slice(0, count));
}

/** Companies without a value are not excluded. */
function docsWithout(index: SearchIndex, not: Exclusions): DocSet {
  const all = entriesOf(VALUE_FILTERS).map(([name]) => docsOfValues(index, name, not[name] ?? []));
  return DocSet.all(index.docs).without(DocSet.union(index.docs, all));
}

const dayOf = (day: string | undefined) =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const daysOf = ({ from, to }: DayRange = {}): NumberRange => ({
  min: dayOf(from),
  max: dayOf(to),
});

import { entriesOf } from '@/lib/entries';
import { DAY_MS } from '@/lib/milliseconds';
import { STATUS_CHOICES, TRENDS } from '@/lib/search-index/choices';
import { FLAGS, type SearchIndex } from '@/lib/search-index/types';
import { VALUE_FILTERS, type ValueFilter } from '../filter-kinds';
import type { CompanyFilters, DayRange, Exclusions, NumberRange } from '../types';
import { docsInArea } from './areas';
import { DocSet } from './doc-set';
import { kept } from './kept';
import { docsInRanges } from './ranges';
import { docsCalled, docsInDistricts, docsWithCode } from './value-sets';

export type FilterName = keyof CompanyFilters;
export type FilterSets = Map<FilterName, DocSet>;

const KRONER_OF_A_THOUSAND = 1_000;

/** The docs that pass each filter that is set. */
export function filterSets(index: SearchIndex, filters: CompanyFilters): FilterSets {
  const sets: FilterSets = new Map();
  for (const name of Object.keys(filters) as FilterName[]) {
    const written = JSON.stringify(filters[name]);
    if (isOpen(filters[name])) continue;
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

function filterSet(index: SearchIndex, filters: CompanyFilters, name: FilterName): DocSet {
  switch (name) {
    case 'industry':
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
      return docsInRanges(index, name, filters[name], KRONER_OF_A_THOUSAND);
    case 'founded':
    case 'statusSince':
      return docsInRanges(index, name, { ranges: [daysOf(filters[name])] });
    case 'trends':
      return docsWithTrends(index, filters.trends ?? []);
    case 'not':
      return docsWithout(index, filters.not ?? {});
    case 'area':
      return filters.area ? docsInArea(index, filters.area) : DocSet.none(index.docs);
    case 'auditWaived':
      return docsFlagged(index, filters.auditWaived ? FLAGS.auditWaived : FLAGS.audited, true);
    default:
      return docsFlagged(index, FLAGS[name], filters[name] === true);
  }
}

function docsOfValues(index: SearchIndex, name: ValueFilter, wanted: readonly string[]): DocSet {
  if (name === 'status') return docsWithStatus(index, wanted);
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

const docsFlagged = ({ flags }: SearchIndex, flag: number, wanted: boolean) =>
  docsMasked(flags, flag, wanted ? flag : 0);

function docsWithTrends({ trends }: SearchIndex, wanted: readonly string[]): DocSet {
  const mask = TRENDS.reduce(
    (bits, trend, place) => (wanted.includes(trend) ? bits | (1 << place) : bits),
    0,
  );
  return docsMasked(trends, mask, mask);
}

/** The docs whose byte, masked, equals `wanted`. */
function docsMasked(bytes: Uint8Array, mask: number, wanted: number): DocSet {
  const docs = bytes.length;
  const list = new Uint32Array(docs);
  let count = 0;
  for (let doc = 0; doc < docs; doc += 1) {
    if (((bytes[doc] as number) & mask) !== wanted) continue;
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

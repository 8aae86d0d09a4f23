import { type Bits, intersect, noBits } from '@/lib/search-index/bits';
import { FLAGS, type NumberColumn, type SearchIndex } from '@/lib/search-index/types';
import { COMPANY_STATUSES } from '../constants';
import type { CompanyFilters, NumberFilter, NumberRange } from '../types';
import { docsInArea } from './areas';
import { addCode, type CodeTable, docsWithCodes } from './columns';
import { keptBits } from './kept';

export type FilterName = keyof CompanyFilters;
export type FilterSets = Map<FilterName, Bits>;

const KRONER_OF_A_THOUSAND = 1_000;
const DAY_MS = 86_400_000;

/** The docs that pass each filter that is set. */
export function filterSets(index: SearchIndex, filters: CompanyFilters): FilterSets {
  const sets: FilterSets = new Map();
  for (const name of Object.keys(filters) as FilterName[]) {
    const written = JSON.stringify(filters[name]);
    if (isOpen(filters[name])) continue;
    sets.set(
      name,
      keptBits(index, `${name}=${written}`, () => filterSet(index, filters, name)),
    );
  }
  return sets;
}

/** A filter without a choice lets everything pass. */
function isOpen(filter: CompanyFilters[FilterName]): boolean {
  if (filter === undefined) return true;
  if (Array.isArray(filter)) return filter.length === 0;
  if (typeof filter === 'object' && 'ranges' in filter) {
    return filter.ranges.length === 0 && filter.missing !== true;
  }
  return false;
}

/** All that pass every filter but the one named. */
export function passing(bits: Bits, sets: FilterSets, but?: FilterName): Bits {
  const others = [...sets].filter(([name]) => name !== but);
  if (others.length === 0) return bits;
  const passed = bits.slice();
  for (const [, set] of others) intersect(passed, set);
  return passed;
}

function filterSet(index: SearchIndex, filters: CompanyFilters, name: FilterName): Bits {
  const { docs, texts, numbers, statuses } = index;
  switch (name) {
    case 'industry':
    case 'companyType':
    case 'region':
    case 'municipality': {
      const chosen = new Set(filters[name]);
      const bits = noBits(docs);
      for (const [at, [text = '']] of texts[name].values.entries()) {
        if (chosen.has(text)) addCode(bits, texts[name], at + 1);
      }
      return bits;
    }
    case 'status': {
      const wanted = COMPANY_STATUSES.map((status) => filters.status?.includes(status) ?? false);
      return docsWithCodes(docs, statuses, tableOf(wanted));
    }
    case 'employees':
    case 'locations':
      return docsInRanges(docs, numbers[name], filters[name]);
    case 'revenue':
    case 'grossProfit':
      return docsInRanges(docs, numbers[name], filters[name], KRONER_OF_A_THOUSAND);
    case 'founded':
      return docsInRanges(docs, numbers.founded, { ranges: [daysOf(filters.founded)] });
    case 'area':
      return filters.area ? docsInArea(index, filters.area) : noBits(docs);
    default:
      return docsFlagged(index, FLAGS[name], filters[name] === true);
  }
}

const tableOf = (wanted: readonly boolean[]): CodeTable => Uint8Array.from(wanted, Number);

function docsFlagged({ docs, flags }: SearchIndex, flag: number, wanted: boolean): Bits {
  const bytes = Array.from({ length: 256 }, (_, byte) => ((byte & flag) !== 0) === wanted);
  return docsWithCodes(docs, flags, tableOf(bytes));
}

const dayOf = (day: string | undefined) =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const daysOf = ({ from, to }: NonNullable<CompanyFilters['founded']> = {}): NumberRange => ({
  min: dayOf(from),
  max: dayOf(to),
});

/** A missing number is in no range, not even in one that is open at both ends. */
export function docsInRanges(
  docs: number,
  { values, codes }: NumberColumn,
  filter: NumberFilter = { ranges: [] },
  unit = 1,
): Bits {
  const wanted = new Uint8Array(values.length + 1);
  if (filter.missing) wanted[0] = 1;
  for (const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } of filter.ranges) {
    for (const [at, value] of values.entries()) {
      if (min * unit <= value && value <= max * unit) wanted[at + 1] = 1;
    }
  }
  return docsWithCodes(docs, codes, wanted);
}

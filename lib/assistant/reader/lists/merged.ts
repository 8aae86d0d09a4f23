import type { Reading } from '@/lib/ai-search/types';
import { keysOf } from '@/lib/entries';
import { DAY_FILTERS } from '@/lib/search/filter-kinds';
import { NUMBER_FILTERS } from '@/lib/search/tool-arguments';
import type { CompanyFilters, DayRange, Exclusions, NumberRange } from '@/lib/search/types';

/** Filters for places: a new one replaces all of them. */
const PLACES = ['municipality', 'region', 'postalCode', 'area'] as const;

/** Filters for trades, likewise: a sector and an industry beside it would both be wanted. */
const TRADES = ['industry', 'sector'] as const;

/** What a search is about, where it says a trade. */
export const tradeIn = ({ industry, sector }: CompanyFilters) => industry ?? sector;

const without = <T extends object>(from: T | undefined, fields: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(from ?? {}).filter(([field]) => !fields.has(field))) as T;

/** Fields that a new reading sets, and so replaces in the previous one. */
function replacedBy({ filters, sort, search }: Reading): Set<string> {
  const set = new Set(Object.keys(filters).filter((field) => field !== 'not'));
  for (const fields of [PLACES, TRADES]) {
    if (fields.some((field) => set.has(field))) for (const field of fields) set.add(field);
  }
  // The day of a status belongs to the status that it was given with.
  if (set.has('status')) set.add('statusSince');
  if (sort !== null) set.add('sort');
  if (search !== null) set.add('search');
  return set;
}

/** Applies a follow-up question to a search: what it sets replaces the same fields. */
export function mergeReadings(before: Reading, change: Reading): Reading {
  const replaced = replacedBy(change);
  const not = { ...without(before.filters.not, replaced), ...change.filters.not };
  const kept: CompanyFilters = without(before.filters, new Set([...replaced, 'not']));
  const filters = { ...kept, ...change.filters };
  const isLeftOut = Object.keys(not).length > 0;
  return {
    search: change.search ?? before.search,
    sort: change.sort ?? before.sort,
    filters: isLeftOut ? { ...filters, not } : filters,
    parts: [...before.parts.filter(({ field }) => !replaced.has(field)), ...change.parts],
    notUnderstood: [...before.notUnderstood, ...change.notUnderstood],
    by: 'reader',
  };
}

type Ends = { low?: number | string; high?: number | string };

/** Whether a range has one end only, and that lies within another one. */
function isEndWithin({ low, high }: Ends, range: Ends): boolean {
  const end = low ?? high;
  if (end === undefined || (low !== undefined && high !== undefined)) return false;
  const isBefore = range.low !== undefined && end < range.low;
  return !isBefore && !(range.high !== undefined && end > range.high);
}

/** Filters of which a change only moves or adds one end. */
function narrowed(before: CompanyFilters, change: CompanyFilters): CompanyFilters {
  const both: CompanyFilters = {};
  const daysOf = ({ from, to }: DayRange): Ends => ({ low: from, high: to });
  for (const field of keysOf(DAY_FILTERS)) {
    const [range, end] = [before[field], change[field]];
    const isNarrower = range && end && isEndWithin(daysOf(end), daysOf(range));
    if (isNarrower) both[field] = { ...range, ...end };
  }
  const endsOf = ({ min, max }: NumberRange): Ends => ({ low: min, high: max });
  for (const field of NUMBER_FILTERS) {
    const [range, ...others] = before[field]?.ranges ?? [];
    const [end, ...more] = change[field]?.ranges ?? [];
    if (!range || !end || others.length + more.length > 0) continue;
    if (isEndWithin(endsOf(end), endsOf(range))) both[field] = { ranges: [{ ...range, ...end }] };
  }
  return both;
}

/** What is left out beside what was: "and not bakers either". */
function alsoNot(before: Exclusions, more: Exclusions): Exclusions {
  const fields = Object.keys(more) as (keyof Exclusions)[];
  const both = fields.map((field) => [
    field,
    [...new Set([...(before[field] ?? []), ...(more[field] ?? [])])],
  ]);
  return { ...before, ...Object.fromEntries(both) };
}

/**
 * The same, but "and before 2015?" after "founded after 2010" ends the same period.
 */
export function continuedReading(before: Reading, change: Reading): Reading {
  const both = narrowed(before.filters, change.filters);
  const kept = before.parts.filter(({ field }) => field in both);
  const filters = { ...change.filters, ...both };
  const { not } = change.filters;
  if (not) filters.not = alsoNot(without(before.filters.not, replacedBy(change)), not);
  return mergeReadings(before, { ...change, filters, parts: [...kept, ...change.parts] });
}

export const isOfPlace = ({ field }: { field: string }) => PLACES.some((one) => one === field);

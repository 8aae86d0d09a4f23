import type { Reading, ReadPart } from '@/lib/ai-search/types';
import { keysOf } from '@/lib/entries';
import { DAY_FILTERS } from '@/lib/search/filter-kinds';
import { intersection, isEmpty } from '@/lib/search/number-ranges';
import { rangesOfSigns } from '@/lib/search/signs';
import { NUMBER_FILTERS } from '@/lib/search/tool-arguments';
import type { CompanyFilters, DayRange, Exclusions, NumberRange, Trend } from '@/lib/search/types';
import { oppositeOf, partsOf } from '@/lib/search-index/choices';

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

/** Those with a loss are others than those with a profit, and two years of one say more than one. */
function isReplaced(trend: Trend, by: readonly Trend[]): boolean {
  const { run } = partsOf(trend);
  return by.map(partsOf).some((other) => {
    const isOther = other.run === run && other.years > 1;
    return isOther || other.run === oppositeOf(run);
  });
}

/** Trends of several figures hold together: "and how many of those are profitable?" */
function alsoTrends(before: readonly Trend[], more: readonly Trend[]): Trend[] {
  const kept = before.filter((trend) => !isReplaced(trend, more));
  const runs = kept.map((trend) => partsOf(trend).run);
  return [...kept, ...more.filter((trend) => !runs.includes(partsOf(trend).run))];
}

/** Amounts that have a sign. */
const SIGNED = ['profit', 'equity'] as const;

/** Whether some amount is of a sign and within the ranges: one "not profitable" is not "profitable". */
function fits(trends: readonly Trend[], filters: CompanyFilters, field: (typeof SIGNED)[number]) {
  const signs = rangesOfSigns(trends, field);
  const ranges = filters[field]?.ranges ?? [{}];
  return ranges.some((range) => !isEmpty(intersection([range, ...signs])));
}

/** The filters of a search without those whose opposite is asked for now. */
function withoutOpposites(before: CompanyFilters, change: CompanyFilters): CompanyFilters {
  const now = change.trends ?? [];
  const denied = SIGNED.filter((field) => before[field] && !fits(now, before, field));
  const { trends: former = [], ...others } = without(before, new Set<string>(denied));
  const trends = former.filter((trend) => SIGNED.every((field) => fits([trend], change, field)));
  return trends.length > 0 ? { ...others, trends } : others;
}

/**
 * The same, but "and before 2015?" after "founded after 2010" ends the same period, and trends of
 * other figures are wanted besides.
 */
export function continuedReading(asked: Reading, change: Reading): Reading {
  const before = { ...asked, filters: withoutOpposites(asked.filters, change.filters) };
  const both = narrowed(before.filters, change.filters);
  const { trends, saved } = change.filters;
  if (trends) both.trends = alsoTrends(before.filters.trends ?? [], trends);
  if (saved && before.filters.saved) both.saved = { ...before.filters.saved, ...saved };
  const isLeft = ({ field }: ReadPart) => field in before.filters || !(field in asked.filters);
  const parts = before.parts.filter(isLeft);
  const kept = parts.filter(({ field }) => field in both);
  const filters = { ...change.filters, ...both };
  const { not } = change.filters;
  if (not) filters.not = alsoNot(without(before.filters.not, replacedBy(change)), not);
  const merged = { ...change, filters, parts: [...kept, ...change.parts] };
  return mergeReadings({ ...before, parts }, merged);
}

export const isOfPlace = ({ field }: { field: string }) => PLACES.some((one) => one === field);

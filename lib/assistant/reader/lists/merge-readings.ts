import type { Reading } from '@/lib/ai-search/types';
import type { CompanyFilters } from '@/lib/search/types';

/** Filters for places: a new one replaces all of them. */
export const PLACES = ['municipality', 'region', 'postalCode', 'area'] as const;

const without = <T extends object>(from: T | undefined, fields: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(from ?? {}).filter(([field]) => !fields.has(field))) as T;

/** Fields that a new reading sets, and so replaces in the previous one. */
function replacedBy({ filters, sort, search }: Reading): Set<string> {
  const set = new Set(Object.keys(filters).filter((field) => field !== 'not'));
  if (PLACES.some((field) => set.has(field))) for (const field of PLACES) set.add(field);
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

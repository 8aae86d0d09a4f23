import { CHANGE_FILTERS, type ChangeFilter } from '@/lib/search-index/change-filters';
import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import { numberOf, SORTED_AMOUNTS, SORTED_FIGURES } from './sorts';
import type { CompanyFilters, SearchSort, ShownField, ShownFigure } from './types';

const SHOWN_FIELDS = [...SORTED_AMOUNTS, ...PERCENT_FILTERS] as const satisfies ShownField[];

/** The figures that the companies of a result show: what it is ordered by, then what it is filtered by. */
export function shownFields(sort: SearchSort, filters: CompanyFilters): ShownField[] {
  const sorted = SORTED_FIGURES.find((figure) => sort.startsWith(`${figure}-`));
  const first: ShownField[] = sorted ? [numberOf(sorted)] : [];
  const filtered = SHOWN_FIELDS.filter((field) => filters[field] && !first.includes(field));
  return [...first, ...filtered];
}

/** The changes whose days the companies of a result show: by which it is ordered, then filtered. */
export function shownChanges(sort: SearchSort, filters: CompanyFilters): ChangeFilter[] {
  const isSorted = (name: ChangeFilter) => sort === `${name}-desc`;
  return CHANGE_FILTERS.filter((name) => isSorted(name) || filters[name]).toSorted(
    (a, b) => Number(isSorted(b)) - Number(isSorted(a)),
  );
}

/** The year of the accounts that the figures are of, or the first and the last: "2022–2024". */
export function yearsOf(figures: readonly ShownFigure[]): string | null {
  const years = figures.flatMap(({ value, year }) => (value === null || !year ? [] : [year]));
  if (years.length === 0) return null;
  return [...new Set([Math.min(...years), Math.max(...years)])].join('–');
}

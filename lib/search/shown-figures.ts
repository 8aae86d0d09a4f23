import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import { numberOf, SORTED_AMOUNTS, SORTED_FIGURES } from './sorts';
import type { CompanyFilters, SearchSort, ShownField } from './types';

const SHOWN_FIELDS = [...SORTED_AMOUNTS, ...PERCENT_FILTERS] as const satisfies ShownField[];

/** The figures that the companies of a result show: what it is ordered by, then what it is filtered by. */
export function shownFields(sort: SearchSort, filters: CompanyFilters): ShownField[] {
  const sorted = SORTED_FIGURES.find((figure) => sort.startsWith(`${figure}-`));
  const first: ShownField[] = sorted ? [numberOf(sorted)] : [];
  const filtered = SHOWN_FIELDS.filter((field) => filters[field] && !first.includes(field));
  return [...first, ...filtered];
}

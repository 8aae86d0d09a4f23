import { danishOrder } from '@/lib/words/danish-order';

/** Companies per page of a run; the browser receives the whole answer at once. */
export const RUN_PAGE_SIZE = 10;

/** By name, ascending or descending; without a sort, the order that the sentence asks for. */
export const RUN_SORTS = ['name-asc', 'name-desc'] as const;
export type RunSort = (typeof RUN_SORTS)[number];

type Raw = Record<string, string | string[] | undefined>;
const textOf = (raw: Raw, name: string) => [raw[name]].flat()[0]?.trim() ?? '';

/** The run that an address of /discover refers to; null when it is a search. */
export const runOf = (raw: Raw): string | null => textOf(raw, 'run') || null;

/** The visible part of a run. Invalid values become the default. */
type RunPlace = { sort: RunSort | null; page: number };

export function runPlace(raw: Raw): RunPlace {
  const sort = RUN_SORTS.find((one) => one === textOf(raw, 'sort')) ?? null;
  const page = /^\d{1,3}$/.test(textOf(raw, 'page')) ? Number(textOf(raw, 'page')) : 1;
  return { sort, page: Math.max(1, page) };
}

/** Indexes of the companies in display order; those without a name come last. */
export function runOrder(names: readonly (string | null)[], sort: RunSort | null): number[] {
  const places = names.map((_, place) => place);
  if (sort === null) return places;
  const sign = sort === 'name-asc' ? 1 : -1;
  return places.sort((a, b) => {
    const [left, right] = [names[a] ?? null, names[b] ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * danishOrder(left, right);
  });
}

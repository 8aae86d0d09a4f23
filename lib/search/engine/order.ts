import { oncePer } from '@/lib/once-per';
import { CHANGE_FILTERS } from '@/lib/search-index/change-filters';
import type { Codes, SearchIndex } from '@/lib/search-index/types';
import { numberOf, SORTED_FIGURES } from '../sorts';
import type { SearchSort } from '../types';
import type { DocSet } from './doc-set';
import type { Found } from './find';
import { livingDocs } from './living';
import { pickPage, type Window } from './pick-page';
import { Recent } from './recent';
import { type Sorted, sortedBy } from './sorted';

/** A result with more than one in this many companies is read from all companies in order. */
const BROAD = 64;

/** Maximum number of docs of cached pages per result, for users who return to a page. */
const MOST_KEPT = 500;
const pagesOf = oncePer(
  'pages',
  (_: Found) => new Recent<readonly number[]>(MOST_KEPT, ({ length }) => length + 1),
);

/** `limit` docs of a result in the given order, from `offset` on. */
export function docsInOrder(
  found: Found,
  sort: SearchSort,
  offset: number,
  limit: number,
): readonly number[] {
  const name = `${sort} ${offset} ${limit}`;
  return pagesOf(found).get(name, () => findInOrder(found, sort, { offset, limit }));
}

function findInOrder(found: Found, sort: SearchSort, window: Window): readonly number[] {
  if (sort !== 'relevance') return bySort(found.index, found.docs, sort, window);
  return found.order === null ? byFit(found, window) : asAsked(found, found.order, window);
}

/** In the order that the words ask for; ceased companies come last. */
function asAsked({ index, docs }: Found, sort: SearchSort, { offset, limit }: Window) {
  const living = docs.and(livingDocs(index));
  const page = bySort(index, living, sort, { offset, limit });
  if (page.length === limit) return page;
  const rest = { offset: Math.max(0, offset - living.size), limit: limit - page.length };
  return [...page, ...bySort(index, docs.without(living), sort, rest)];
}

function bySort(index: SearchIndex, docs: DocSet, sort: SearchSort, window: Window): number[] {
  const [by, direction] = sort.split('-') as [(typeof SORT_COLUMNS)[number], 'asc' | 'desc'];
  const { codes, top } = columnOf(index, by);
  const down = direction === 'desc';
  if (docs.size > index.docs / BROAD) {
    return walk(sortedBy(index, codes, top), docs, down, window);
  }
  return pickPage(docs.list(), { codes, top, down, keys: index.keys }, window);
}

function byFit({ docs, fits }: Found, { offset, limit }: Window): number[] {
  const page: number[] = [];
  if (offset >= docs.size) return page;
  let left = docs;
  let skip = offset;
  for (const take of fits) {
    if (left.size === 0) break;
    const group = take(left);
    if (skip < group.size) page.push(...group.page(skip, limit - page.length));
    if (page.length >= limit) return page;
    skip = Math.max(0, skip - group.size);
    left = left.without(group);
  }
  return [...page, ...left.page(skip, limit - page.length)];
}

export const SORT_COLUMNS = [
  'name',
  'employees',
  'locations',
  'founded',
  'statusSince',
  ...SORTED_FIGURES,
  ...CHANGE_FILTERS,
] as const;

export function columnOf(
  index: SearchIndex,
  by: (typeof SORT_COLUMNS)[number],
): { codes: Codes; top: number } {
  if (by === 'name') return { codes: index.nameRanks, top: index.docs };
  const { codes, values } = index.numbers[numberOf(by)];
  return { codes, top: values.length };
}

/** Walks all companies in order of their code, those without a code last. */
function walk({ docs, starts }: Sorted, wanted: DocSet, down: boolean, window: Window) {
  const page: number[] = [];
  const codes = starts.length - 2;
  let skip = window.offset;
  for (let step = 1; step <= codes + 1 && page.length < window.limit; step += 1) {
    const code = step > codes ? 0 : down ? codes + 1 - step : step;
    const end = starts[code + 1] ?? 0;
    for (let at = starts[code] ?? 0; at < end; at += 1) {
      const doc = docs[at] ?? 0;
      if (!wanted.has(doc)) continue;
      if (skip > 0) skip -= 1;
      else if (page.push(doc) === window.limit) break;
    }
  }
  return page;
}

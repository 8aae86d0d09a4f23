import { countBits, hasBit, listDocs, pageOfDocs, subtract } from '@/lib/search-index/bits';
import type { Codes, SearchIndex } from '@/lib/search-index/types';
import type { SearchSort } from '../types';
import type { Found } from './find';
import { pickPage, type Window } from './pick-page';
import { type Sorted, sortedBy } from './sorted';

/** An answer with more than one in so many companies is read off all companies in order. */
const BROAD = 64;

/** The docs of an answer in an order, `limit` of them from `offset` on. */
export function docsInOrder(
  found: Found,
  sort: SearchSort,
  offset: number,
  limit: number,
): number[] {
  const { index, bits, total } = found;
  const window = { offset, limit };
  if (sort === 'relevance') return byFit(found, window);
  const [by, direction] = sort.split('-') as [(typeof SORT_COLUMNS)[number], 'asc' | 'desc'];
  const { codes, top } = columnOf(index, by);
  const down = direction === 'desc';
  if (total > index.docs / BROAD) {
    return walk(sortedBy(index, codes, top), bits, down, window);
  }
  const docs = new Uint32Array(total);
  listDocs(bits, docs);
  return pickPage(docs, { codes, top, down, keys: index.keys }, window);
}

/** So many docs are taken apart as a list. */
const FEW = 1_024;

function byFit(found: Found, { offset, limit }: Window): number[] {
  const { bits, fits, total } = found;
  const page: number[] = [];
  if (offset >= total) return page;
  if (total <= FEW) return fewByFit(found).slice(offset, offset + limit);
  const left = fits.length === 0 ? bits : bits.slice();
  let skip = offset;
  for (const fit of fits) {
    const group = fit.many(left);
    const size = countBits(group);
    if (size === 0) continue;
    if (skip < size) page.push(...pageOfDocs(group, skip, limit - page.length));
    if (page.length >= limit) return page;
    skip = Math.max(0, skip - size);
    subtract(left, group);
  }
  page.push(...pageOfDocs(left, skip, limit - page.length));
  return page;
}

function fewByFit({ bits, fits, total }: Found): number[] {
  let left: readonly number[] = pageOfDocs(bits, 0, total);
  const ordered: number[] = [];
  for (const fit of fits) {
    if (left.length === 0) break;
    const group = new Set(fit.few(left));
    if (group.size === 0) continue;
    ordered.push(...group);
    left = left.filter((doc) => !group.has(doc));
  }
  return [...ordered, ...left];
}

export const SORT_COLUMNS = ['name', 'employees', 'founded', 'revenue'] as const;

export function columnOf(
  index: SearchIndex,
  by: (typeof SORT_COLUMNS)[number],
): { codes: Codes; top: number } {
  if (by === 'name') return { codes: index.nameRanks, top: index.docs };
  const { codes, values } = index.numbers[by];
  return { codes, top: values.length };
}

/** Goes through all companies in order, code by code, those without a code last. */
function walk({ docs, starts }: Sorted, bits: Found['bits'], down: boolean, window: Window) {
  const page: number[] = [];
  const codes = starts.length - 2;
  let skip = window.offset;
  for (let step = 1; step <= codes + 1 && page.length < window.limit; step += 1) {
    const code = step > codes ? 0 : down ? codes + 1 - step : step;
    const end = starts[code + 1] ?? 0;
    for (let at = starts[code] ?? 0; at < end; at += 1) {
      const doc = docs[at] ?? 0;
      if (!hasBit(bits, doc)) continue;
      if (skip > 0) skip -= 1;
      else if (page.push(doc) === window.limit) break;
    }
  }
  return page;
}

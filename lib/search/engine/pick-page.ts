import type { Codes } from '@/lib/search-index/types';

/** By code, ascending or descending, code 0 (missing) last in both; ties by CVR number. */
type Order = { codes: Codes; top: number; down: boolean; keys: Uint32Array };
export type Window = { offset: number; limit: number };

/** Docs are distributed over this many ordered buckets; a list as short as SHORT is sorted. */
const HEAPS = 2 ** 14;
const SHORT = 512;
/** More than any CVR number. */
const KEYS = 2 ** 27;

/**
 * A page of docs without sorting them all: counts the docs per bucket, keeps the buckets that
 * overlap the page, and repeats until few enough are left to sort.
 * @param docs is read before its buffer is overwritten
 */
export function pickPage(docs: Uint32Array, order: Order, window: Window): number[] {
  let { offset } = window;
  const { limit } = window;
  let left = docs;
  for (let round = 0; left.length > SHORT && left.length > limit; round += 1) {
    const heaps = round === 0 ? heapsByRank(left, order) : heapsByPlace(left, order);
    const { first, last, before } = heapsOfPage(heaps, left.length, { offset, limit });
    const kept = keepHeaps(left, heaps, first, last);
    offset -= before;
    if (kept.length === left.length) break;
    left = kept;
  }
  return sortedPage(left, order, { offset, limit });
}

function heapsByRank(docs: Uint32Array, { codes, top, down }: Order): Uint16Array {
  const heaps = new Uint16Array(docs.length);
  const shift = Math.max(0, 32 - Math.clz32(top + 1) - 14);
  for (let at = 0; at < docs.length; at += 1) {
    const code = codes[docs[at] ?? 0] ?? 0;
    const rank = code === 0 ? top + 1 : down ? top + 1 - code : code;
    heaps[at] = rank >>> shift;
  }
  return heaps;
}

const placeOf = (doc: number, { codes, top, down, keys }: Order): number => {
  const code = codes[doc] ?? 0;
  const rank = code === 0 ? top + 1 : down ? top + 1 - code : code;
  return rank * KEYS + (keys[doc] ?? 0);
};

function heapsByPlace(docs: Uint32Array, order: Order): Uint16Array {
  const heaps = new Uint16Array(docs.length);
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const place = placeOf(docs[at] ?? 0, order);
    if (place < least) least = place;
    if (place > most) most = place;
  }
  const width = (most - least + 1) / HEAPS;
  for (let at = 0; at < docs.length; at += 1) {
    heaps[at] = Math.min(HEAPS - 1, Math.floor((placeOf(docs[at] ?? 0, order) - least) / width));
  }
  return heaps;
}

function heapsOfPage(heaps: Uint16Array, docs: number, { offset, limit }: Window) {
  const sizes = new Uint32Array(2 * HEAPS);
  for (let at = 0; at < docs; at += 1) sizes[heaps[at] ?? 0] = (sizes[heaps[at] ?? 0] ?? 0) + 1;
  let first = 0;
  let before = 0;
  while (first < sizes.length && before + (sizes[first] ?? 0) <= offset) {
    before += sizes[first] ?? 0;
    first += 1;
  }
  let last = first;
  for (let end = before + (sizes[first] ?? 0); end < offset + limit && last < sizes.length - 1; ) {
    last += 1;
    end += sizes[last] ?? 0;
  }
  return { first, last, before };
}

function keepHeaps(docs: Uint32Array, heaps: Uint16Array, first: number, last: number) {
  const kept = new Uint32Array(docs.length);
  let count = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const heap = heaps[at] ?? 0;
    if (heap < first || heap > last) continue;
    kept[count] = docs[at] ?? 0;
    count += 1;
  }
  return kept.slice(0, count);
}

function sortedPage(docs: Uint32Array, order: Order, { offset, limit }: Window): number[] {
  return Array.from(docs, (doc) => ({ doc, place: placeOf(doc, order) }))
    .sort((a, b) => a.place - b.place)
    .slice(offset, offset + limit)
    .map(({ doc }) => doc);
}

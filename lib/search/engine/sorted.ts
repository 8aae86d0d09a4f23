import { oncePer } from '@/lib/once-per';
import { newOrder } from '@/lib/search-index/build/order';
import type { Codes, SearchIndex } from '@/lib/search-index/types';

/** All docs sorted by code; those of code n begin at `starts[n]`. */
export type Sorted = { docs: Uint32Array; starts: Uint32Array };

const known = new WeakMap<Codes, Sorted>();

/** Ties are ordered by CVR number. Cached per column; built in two passes over all companies. */
export function sortedBy({ keys }: SearchIndex, codes: Codes, top: number): Sorted {
  const found = known.get(codes) ?? sortByCode(docsByKey(keys), codes, top);
  known.set(codes, found);
  return found;
}

const knownInOrder = new WeakMap<Codes, Sorted>();

/** Ties keep doc order. Cached per column. */
export function groupedBy(codes: Codes, top: number): Sorted {
  const found = knownInOrder.get(codes) ?? sortByCode(newOrder(codes.length).rows, codes, top);
  knownInOrder.set(codes, found);
  return found;
}

/** The doc of a CVR number; -1 if the register has no such company. */
export function docOfKey({ keys }: Pick<SearchIndex, 'keys'>, key: number): number {
  const doc = docsByKey(keys)[placeOfKey(keys, key)] ?? -1;
  return keys[doc] === key ? doc : -1;
}

/** The docs whose CVR numbers begin with the digits, in doc order. */
export function docsOfKeysBeginning({ keys }: Pick<SearchIndex, 'keys'>, digits: string) {
  const from = placeOfKey(keys, Number(digits.padEnd(8, '0')));
  const to = placeOfKey(keys, Number(digits.padEnd(8, '9')) + 1);
  return docsByKey(keys).slice(from, to).sort();
}

/** The index, among the docs by CVR number, of the first that is not below `key`. */
function placeOfKey(keys: Uint32Array, key: number): number {
  const docs = docsByKey(keys);
  let low = 0;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[docs[middle] ?? 0] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All docs by CVR number. Cached with the index; read-only. */
export const docsByKey = oncePer(sortByKey);

function sortByCode(docs: Uint32Array, codes: Codes, top: number): Sorted {
  const starts = new Uint32Array(top + 2);
  for (let doc = 0; doc < codes.length; doc += 1) {
    const after = (codes[doc] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let code = 1; code < starts.length; code += 1) {
    starts[code] = (starts[code] ?? 0) + (starts[code - 1] ?? 0);
  }
  const next = starts.slice();
  const sorted = new Uint32Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    const code = codes[doc] ?? 0;
    sorted[next[code] ?? 0] = doc;
    next[code] = (next[code] ?? 0) + 1;
  }
  return { docs: sorted, starts };
}

const DIGIT_BITS = 11;
const DIGIT = 2 ** DIGIT_BITS - 1;

/** Docs by CVR number: a radix sort of numbers below 2^33. */
function sortByKey(keys: Uint32Array): Uint32Array {
  let docs: Uint32Array = Uint32Array.from(keys.keys());
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) docs = byDigit(docs, keys, shift);
  return docs;
}

function byDigit(docs: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const next = new Uint32Array(DIGIT + 2);
  for (let doc = 0; doc < keys.length; doc += 1) {
    const after = (((keys[doc] ?? 0) >>> shift) & DIGIT) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let digit = 1; digit < next.length; digit += 1) {
    next[digit] = (next[digit] ?? 0) + (next[digit - 1] ?? 0);
  }
  const sorted = new Uint32Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    const digit = ((keys[doc] ?? 0) >>> shift) & DIGIT;
    sorted[next[digit] ?? 0] = doc;
    next[digit] = (next[digit] ?? 0) + 1;
  }
  return sorted;
}

import { oncePerInSteps, partsOf, type Steps } from '@/lib/in-steps';
import { newOrder, sortInSteps } from '@/lib/search-index/build/order';
import type { Codes, NumberField, SearchIndex } from '@/lib/search-index/types';

/** All docs sorted by code; those of code n begin at `starts[n]`. */
export type Sorted = { docs: Uint32Array; starts: Uint32Array };

/** Docs of a column by code; ties are ordered by CVR number. Cached per column. */
const byCodeAndKey = oncePerInSteps(
  'byCodeAndKey',
  function* (codes: Codes, keys: Uint32Array, top: number) {
    yield* docsByKey.steps(keys);
    return yield* sortByCode(docsByKey(keys), codes, top);
  },
);

/** Ties are ordered by CVR number. Cached per column; built in two passes over all companies. */
export const sortedBy = ({ keys }: SearchIndex, codes: Codes, top: number): Sorted =>
  byCodeAndKey(codes, keys, top);

/** The same, made ahead; see prepare.ts. */
export const sortingBy = ({ keys }: SearchIndex, codes: Codes, top: number): Steps<void> =>
  byCodeAndKey.steps(codes, keys, top);

/** Ties keep doc order. Cached per column. */
export const groupedBy = oncePerInSteps(
  'groupedBy',
  (codes: Codes, top: number): Steps<Sorted> => sortByCode(newOrder(codes.length).rows, codes, top),
);

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
export const docsByKey = oncePerInSteps(
  'docsByKey',
  function* (keys: Uint32Array): Steps<Uint32Array> {
    const order = newOrder(keys.length);
    yield* sortInSteps(order, keys);
    return order.rows;
  },
);

function* sortByCode(docs: Uint32Array, codes: Codes, top: number): Steps<Sorted> {
  const starts = new Uint32Array(top + 2);
  for (let doc = 0; doc < codes.length; doc += 1) {
    const after = (codes[doc] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  yield;
  for (let code = 1; code < starts.length; code += 1) {
    starts[code] = (starts[code] ?? 0) + (starts[code - 1] ?? 0);
  }
  const next = starts.slice();
  const sorted = new Uint32Array(docs.length);
  for (const [from, to] of partsOf(docs.length)) {
    for (let at = from; at < to; at += 1) {
      const doc = docs[at] ?? 0;
      const code = codes[doc] ?? 0;
      sorted[next[code] ?? 0] = doc;
      next[code] = (next[code] ?? 0) + 1;
    }
    yield;
  }
  return { docs: sorted, starts };
}

/** A number of a company in the index; null when it has none. */
export function numberIn(index: SearchIndex, of: NumberField, key: string): number | null {
  const { codes, values } = index.numbers[of];
  const code = codes[docOfKey(index, Number(key))] ?? 0;
  return code === 0 ? null : (values[code - 1] ?? null);
}

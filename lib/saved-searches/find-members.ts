import 'server-only';
import type { Found } from '@/lib/search/engine/find';
import { docsByKey } from '@/lib/search/engine/sorted';

/**
 * Above one match per this many companies, a scan in key order is faster than sorting the matches.
 */
const BROAD = 24;

/** The CVR numbers of the search results, ascending. */
export function memberKeys({ index, docs }: Pick<Found, 'index' | 'docs'>): Uint32Array {
  const { keys } = index;
  if (docs.size * BROAD < index.docs) {
    return docs
      .list()
      .map((doc) => keys[doc] as number)
      .sort();
  }
  const found = new Uint32Array(docs.size);
  const bits = docs.bits();
  let count = 0;
  for (const doc of docsByKey(keys)) {
    if (((bits[doc >>> 5] as number) & (1 << (doc & 31))) === 0) continue;
    found[count] = keys[doc] as number;
    count += 1;
  }
  return found;
}

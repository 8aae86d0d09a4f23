import type { SearchIndex } from '@/lib/search-index/types';
import { DocSet } from './doc-set';
import { docOfKey } from './sorted';

/** The docs of CVR numbers; unknown numbers are skipped. */
export function docsOfKeys(index: SearchIndex, keys: readonly number[]): DocSet {
  const docs = keys.map((key) => docOfKey(index, key)).filter((doc) => doc >= 0);
  return DocSet.gather(index.docs, Uint32Array.from(docs));
}

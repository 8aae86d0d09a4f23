import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import type { DocSet } from './doc-set';
import { Recent } from './recent';

/** Maximum total size of the cached sets. */
const MAX_KEPT_BYTES = 64 * 2 ** 20;
/** Overhead of a key and an entry. */
const ENTRY_BYTES = 200;

const setsOf = oncePer(
  'keptSets',
  (_: SearchIndex) => new Recent<DocSet>(MAX_KEPT_BYTES, weightOf),
);

/**
 * The cached set of that name, or a new one; the least recently used are evicted first. The cache
 * is bound to its index.
 */
export function kept(index: SearchIndex, name: string, make: () => DocSet): DocSet {
  return setsOf(index).get(name, make);
}

const weightOf = ({ bytes }: DocSet) => bytes + ENTRY_BYTES;

/** Scratch buffer for a list of all docs; valid only during one synchronous call. */
export const docsBuffer = oncePer('docsBuffer', ({ docs }: SearchIndex) => new Uint32Array(docs));

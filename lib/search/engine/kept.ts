import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import type { DocSet } from './doc-set';
import { Recent } from './recent';

/** Sets that are kept for the next search, all together in bytes. */
const MAX_KEPT_BYTES = 64 * 2 ** 20;
/** What a name and an entry take beside the set itself. */
const ENTRY_BYTES = 200;

const setsOf = oncePer((_: SearchIndex) => new Recent<DocSet>(MAX_KEPT_BYTES, weightOf));

/**
 * The set of that name, made when it is not kept: those used longest ago go
 * first. Sets belong to their index and go with it.
 */
export function kept(index: SearchIndex, name: string, make: () => DocSet): DocSet {
  return setsOf(index).get(name, make);
}

const weightOf = ({ bytes }: DocSet) => bytes + ENTRY_BYTES;

/** Room for a doc list as long as the register; for the length of one call only. */
export const docsBuffer = oncePer(({ docs }: SearchIndex) => new Uint32Array(docs));

import type { SearchIndex } from '@/lib/search-index/types';
import type { DocSet } from './doc-set';

/** Sets that are kept for the next search, all together in bytes. */
const MAX_KEPT_BYTES = 64 * 2 ** 20;
/** What a name and an entry take beside the set itself. */
const ENTRY_BYTES = 200;

type Kept = { sets: Map<string, DocSet>; bytes: number };
const keptSets = new WeakMap<SearchIndex, Kept>();

/**
 * The set of that name, made when it is not kept: those used longest ago go
 * first. Sets belong to their index and go with it.
 */
export function kept(index: SearchIndex, name: string, make: () => DocSet): DocSet {
  const all = keptSets.get(index) ?? { sets: new Map(), bytes: 0 };
  keptSets.set(index, all);
  const known = all.sets.get(name);
  const set = known ?? make();
  if (!known) all.bytes += set.bytes + ENTRY_BYTES;
  // The last one of a map is the one used last.
  all.sets.delete(name);
  all.sets.set(name, set);
  for (const [oldest, { bytes }] of all.sets) {
    if (all.bytes <= MAX_KEPT_BYTES) break;
    all.sets.delete(oldest);
    all.bytes -= bytes + ENTRY_BYTES;
  }
  return set;
}

const keptLists = new WeakMap<SearchIndex, Uint32Array>();

/** Room for a doc list as long as the register; for the length of one call only. */
export function docsBuffer(index: SearchIndex): Uint32Array {
  const buffer = keptLists.get(index) ?? new Uint32Array(index.docs);
  keptLists.set(index, buffer);
  return buffer;
}

import { type Bits, noBits, setBit } from '@/lib/search-index/bits';
import type { SearchIndex } from '@/lib/search-index/types';

/** Sets that are kept for the next search, all together in bytes. */
const MAX_KEPT_BYTES = 64 * 2 ** 20;
const MAX_KEPT_SETS = 2_000;

const keptSets = new WeakMap<SearchIndex, Map<string, Bits>>();

/**
 * The set of that name, made when it is not kept: those used longest ago go
 * first. Sets belong to their index and go with it. Never change what you get.
 */
export function keptBits(index: SearchIndex, name: string, make: () => Bits): Bits {
  const sets = keptSets.get(index) ?? new Map<string, Bits>();
  keptSets.set(index, sets);
  const known = sets.get(name);
  const bits = known ?? make();
  // The last one of a map is the one used last.
  sets.delete(name);
  sets.set(name, bits);
  const room = Math.min(MAX_KEPT_SETS, MAX_KEPT_BYTES / (bits.byteLength + 1));
  for (const oldest of sets.keys()) {
    if (sets.size <= room) break;
    sets.delete(oldest);
  }
  return bits;
}

const scratch = new WeakMap<SearchIndex, { within: Bits; bits: Bits }>();

/**
 * Runs `work` on a set of some docs and on an empty one, in which it may set those
 * docs and no others: both are used again, and emptied without a pass over them.
 */
export function docsBits<T>(
  index: SearchIndex,
  docs: readonly number[],
  work: (within: Bits, bits: Bits) => T,
): T {
  const sets = scratch.get(index) ?? { within: noBits(index.docs), bits: noBits(index.docs) };
  scratch.set(index, sets);
  for (const doc of docs) setBit(sets.within, doc);
  try {
    return work(sets.within, sets.bits);
  } finally {
    for (const doc of docs) {
      sets.within[doc >>> 5] = 0;
      sets.bits[doc >>> 5] = 0;
    }
  }
}

const keptLists = new WeakMap<SearchIndex, Uint32Array>();

/** Room for a doc list as long as the register; for the length of one call only. */
export function docsBuffer(index: SearchIndex): Uint32Array {
  const buffer = keptLists.get(index) ?? new Uint32Array(index.docs);
  keptLists.set(index, buffer);
  return buffer;
}

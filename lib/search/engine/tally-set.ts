import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';
import type { DocSet } from './doc-set';
import { allDocs } from './find';
import { docsBuffer } from './kept';
import { type Combined, tally, tallyAll } from './tallies';

/**
 * How many docs of a set have each combination, for each of several. For a set of most docs, the
 * complement is counted.
 */
export function tallySet(
  index: SearchIndex,
  docs: DocSet,
  wanted: readonly Combined[],
): Map<Combined, Uint32Array> {
  const isMost = docs.size > index.docs / 2;
  const counted = isMost ? allDocs(index).without(docs) : docs;
  const list = counted.list(docsBuffer(index));
  return new Map(
    wanted.map((combined) => {
      const counts = tally(combined, list);
      return [combined, isMost ? withoutThese(combined, counts) : counts];
    }),
  );
}

const totalsOf = oncePer('tallyTotals', tallyAll);

function withoutThese(combined: Combined, counts: Uint32Array): Uint32Array {
  const all = totalsOf(combined);
  return counts.map((count, code) => (all[code] ?? 0) - count);
}

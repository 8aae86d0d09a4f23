import 'server-only';
import type { Codes } from '../types';
import { mergeCodes } from './columns';
import { type DocMap, GONE } from './docs';

/**
 * The distinct names of the remaining companies in Danish order: for each, a doc that has it, and
 * the mapping of former ranks to positions among them, from 1.
 */
export type KeptNames = { count: number; docs: Uint32Array; placeOf: Uint32Array };

/**
 * Where a new name belongs: the number of kept names before it, and whether the next one equals it.
 */
export type NamePlace = { before: number; isEqual: boolean };

export function keptNames(ranks: Codes, map: DocMap): KeptNames {
  let highest = 0;
  for (let doc = 0; doc < ranks.length; doc += 1) highest = Math.max(highest, ranks[doc] ?? 0);
  const placeOf = new Uint32Array(highest + 1);
  const docOf = new Uint32Array(highest + 1).fill(GONE);
  for (let doc = 0; doc < ranks.length; doc += 1) {
    if (map.former[doc] !== GONE) docOf[ranks[doc] ?? 0] = doc;
  }
  const docs = new Uint32Array(highest);
  let count = 0;
  for (let rank = 1; rank <= highest; rank += 1) {
    const doc = docOf[rank] ?? GONE;
    if (doc !== GONE) {
      docs[count] = doc;
      count += 1;
    }
    placeOf[rank] = count;
  }
  return { count, docs, placeOf };
}

/**
 * Ranks of all names together.
 * @param fresh ranks among the new names, whose places are in `places` in the same order.
 */
export function mergeRanks(
  { former, kept }: { former: Codes; kept: KeptNames },
  { fresh, places }: { fresh: Codes; places: readonly NamePlace[] },
  map: DocMap,
): Codes {
  const formerRanks = new Uint32Array(kept.placeOf.length);
  const freshRanks = new Uint32Array(places.length + 1);
  const keptRanks = new Uint32Array(kept.count + 1);
  let rank = 0;
  let place = 0;
  for (const [index, { before, isEqual }] of places.entries()) {
    for (; place < before; place += 1) {
      rank += 1;
      keptRanks[place + 1] = rank;
    }
    freshRanks[index + 1] = rank + 1;
    // An equal name shares the rank of the kept one.
    if (!isEqual) rank += 1;
  }
  for (; place < kept.count; place += 1) {
    rank += 1;
    keptRanks[place + 1] = rank;
  }
  for (let given = 1; given < formerRanks.length; given += 1) {
    formerRanks[given] = keptRanks[kept.placeOf[given] ?? 0] ?? 0;
  }
  return mergeCodes(
    { codes: former, codeOf: formerRanks },
    { codes: fresh, codeOf: freshRanks },
    map,
    rank,
  );
}

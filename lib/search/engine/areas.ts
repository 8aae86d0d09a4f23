import type { SearchIndex } from '@/lib/search-index/types';
import type { Area } from '../area';
import { DocSet } from './doc-set';
import { BLOCK_BITS, mapBlocks } from './map-blocks';
import { boxRegion, circleRegion, type Region } from './regions';
import { shapeRegion } from './shape-region';

/** The side of a block in whole units. */
const SIDE = 2 ** (BLOCK_BITS + 1);

function regionOf(area: Area): Region {
  switch (area.kind) {
    case 'box':
      return boxRegion(area);
    case 'circle':
      return circleRegion(area.center, area.km);
    case 'shape':
      return shapeRegion(area.corners);
  }
}

/**
 * The docs that lie in a part of the map; those without a position lie nowhere. Whole blocks
 * of the map are in or out: only at its edge each company is looked at.
 */
export function docsInArea(index: Pick<SearchIndex, 'docs' | 'x' | 'y'>, area: Area): DocSet {
  const region = regionOf(area);
  const { docs, starts, columns, rows } = mapBlocks(index);
  const found = new Uint32Array(docs.length);
  let count = 0;
  for (let block = 0; block < columns.length; block += 1) {
    const [from, to] = [starts[block] ?? 0, starts[block + 1] ?? 0];
    const [left, top] = [(columns[block] ?? 0) * SIDE, (rows[block] ?? 0) * SIDE];
    const inside = region({ left, top, right: left + SIDE - 1, bottom: top + SIDE - 1 });
    if (inside === false) continue;
    if (inside === true) {
      found.set(docs.subarray(from, to), count);
      count += to - from;
      continue;
    }
    for (let at = from; at < to; at += 1) {
      const doc = docs[at] ?? 0;
      found[count] = doc;
      if (inside(index.x[doc] ?? 0, index.y[doc] ?? 0)) count += 1;
    }
  }
  return DocSet.gather(index.docs, found.slice(0, count));
}

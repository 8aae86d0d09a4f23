import type { SearchIndex } from '@/lib/search-index/types';
import type { Area } from '../area';
import { addDoc, addDocs, noBits } from './bits';
import { DocSet } from './doc-set';
import { BLOCK_BITS, mapBlocks } from './map-blocks';
import { boxRegion, circleRegion, type Region } from './regions';
import { shapeRegion } from './shape-region';

/** The side of a block in index units. */
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
 * The docs inside an area of the map; docs without a position never match. Most blocks of the map
 * are inside or outside as a whole; only blocks on the edge are checked company by company.
 */
export function docsInArea(index: Pick<SearchIndex, 'docs' | 'x' | 'y'>, area: Area): DocSet {
  const region = regionOf(area);
  const { docs, x, y, starts, columns, rows } = mapBlocks(index);
  const found = noBits(index.docs);
  let row = -1;
  let ofBlock = region({ top: 0, bottom: 0 });
  for (let block = 0; block < columns.length; block += 1) {
    const [from, to] = [starts[block] ?? 0, starts[block + 1] ?? 0];
    if (rows[block] !== row) {
      row = rows[block] ?? 0;
      ofBlock = region({ top: row * SIDE, bottom: (row + 1) * SIDE - 1 });
    }
    const left = (columns[block] ?? 0) * SIDE;
    const inside = ofBlock({ left, right: left + SIDE - 1 });
    if (inside === false) continue;
    if (inside === true) {
      addDocs(found, docs.subarray(from, to));
      continue;
    }
    for (let at = from; at < to; at += 1) {
      if (inside(x[at] as number, y[at] as number)) addDoc(found, docs[at] as number);
    }
  }
  return DocSet.ofBits(index.docs, found);
}

import 'server-only';
import { latitudeAt, longitudeAt } from '@/lib/search-index/mercator';
import { clusterGrid, type MapWindow } from './cluster-grid';
import { type CellSum, sumCells } from './cluster-sums';
import type { DocSet } from './doc-set';
import { type Positions, unplacedDocs } from './map-blocks';

export type Cluster = {
  count: number;
  /** The middle of its docs, as the map draws them. */
  latitude: number;
  longitude: number;
  /** The smallest window that holds its docs. */
  west: number;
  south: number;
  east: number;
  north: number;
  /** The doc of a cluster of one, otherwise null. */
  doc: number | null;
};

export type Clusters = {
  /** At most 500; together they count `inside`. */
  clusters: Cluster[];
  /** Docs of the set inside the window. */
  inside: number;
  /** Docs of the set that have no position, wherever the window is. */
  withoutPosition: number;
};

/**
 * Groups all docs of a set inside a window on a grid that belongs to the zoom. Docs
 * on one spot stay together at every zoom. A window that is upside down or not a
 * number holds nothing; any zoom counts as the nearest between 0 and 22.
 */
export function clustersOf(
  index: Positions,
  docs: DocSet,
  { zoom, ...window }: MapWindow & { zoom: number },
): Clusters {
  const grid = clusterGrid(window, zoom);
  const clusters = grid ? sumCells(index, docs, grid).map(toCluster) : [];
  return {
    clusters,
    inside: clusters.reduce((sum, { count }) => sum + count, 0),
    withoutPosition: docs.and(unplacedDocs(index)).size,
  };
}

/** From half units of the world to degrees. */
function toCluster({ count, doc, left, right, top, bottom, sumX, sumY }: CellSum): Cluster {
  return {
    count,
    latitude: latitudeAt(2 * (sumY / count)),
    longitude: longitudeAt(2 * (sumX / count)),
    west: longitudeAt(2 * left),
    south: latitudeAt(2 * bottom),
    east: longitudeAt(2 * right),
    north: latitudeAt(2 * top),
    doc: count === 1 ? doc : null,
  };
}

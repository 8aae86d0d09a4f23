import 'server-only';
import { latitudeAt, longitudeAt } from '@/lib/search-index/mercator';
import { clusterGrid, type MapWindow } from './cluster-grid';
import { type CellSum, sumCells } from './cluster-sums';
import type { DocSet } from './doc-set';
import { type Positions, unplacedDocs } from './map-blocks';

type Cluster = {
  count: number;
  /** The centre of its docs on the map's projection. */
  latitude: number;
  longitude: number;
  /** The smallest window that contains its docs. */
  west: number;
  south: number;
  east: number;
  north: number;
  /** The doc of a cluster of one, otherwise null. */
  doc: number | null;
};

export type Clusters = {
  /** At most 500; their counts sum to `inside`. */
  clusters: Cluster[];
  /** Docs of the set inside the window. */
  inside: number;
  /** Docs of the set without a position, regardless of the window. */
  withoutPosition: number;
};

/**
 * Groups the docs of a set inside a window on the grid of the zoom. Docs at the same position stay
 * together at every zoom. A window that is upside down or not numeric is empty; the zoom is clamped
 * to 0 to 22.
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

/** Converts half units to degrees. */
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

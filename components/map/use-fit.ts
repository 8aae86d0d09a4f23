'use client';

import { useEffect, useRef } from 'react';
import { DISCOVER_VIEW } from '@/lib/map/addresses';
import { areaBounds, type Bounds, boundsOf } from '@/lib/map/area-shape';
import type { Area } from '@/lib/search/area';
import { type MapHandle, movement, positionOf } from './map-handle';
import { PAGE_FIT } from './page-fit';
import type { MapPoint } from './types';

/** An area fills the view, however small it is. */
const AREA_FIT = { ...PAGE_FIT, maxZoom: 16 } as const;

type Target = {
  points: readonly MapPoint[];
  area: Area | null;
  /** Whether the area was chosen on this map. */
  isOwnArea: boolean;
};

/** A box chosen on the map is in view already; a drawn area may be small, or partly outside. */
export const isSeen = (area: Area | null, isOwnArea: boolean): boolean =>
  isOwnArea && area?.kind === 'box';

/** Brings the area or the page's companies into view whenever they change. */
export function useFit(map: MapHandle | null, { points, area, isOwnArea }: Target): void {
  const key = JSON.stringify(area ?? points.map((point) => positionOf(point)));
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers area and points
  useEffect(() => {
    if (!map || isSeen(area, isOwnArea)) return;
    const how = isFirst.current ? { animate: false, duration: 0 } : movement();
    isFirst.current = false;
    const bounds: Bounds | null = area ? areaBounds(area) : boundsOf(points);
    const { padding, foot, maxZoom } = area ? AREA_FIT : PAGE_FIT;
    const sides = { top: padding, right: padding, bottom: padding + foot, left: padding };
    if (bounds) map.fitBounds(bounds, { padding: sides, maxZoom, ...how }, BY_LIST);
    else map.easeTo({ ...DISCOVER_CENTER, ...how }, BY_LIST);
  }, [map, key, isOwnArea]);
}

const BY_LIST = { reason: 'list' } as const;
const DISCOVER_CENTER = { center: positionOf(DISCOVER_VIEW), zoom: DISCOVER_VIEW.zoom };

'use client';

import { useEffect, useState } from 'react';
import type { Bounds } from '@/lib/map/area-shape';
import { type MapHandle, type MoveReason, viewOf } from './map-handle';

export type View = {
  bounds: Bounds;
  zoom: number;
  /** Whether the user moved the map, so that it may show another area than the list. */
  isMoved: boolean;
};

/** The current view, updated whenever the map comes to rest. */
export function useView(map: MapHandle | null): View | null {
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    if (!map) return;
    const read = ({ reason }: MoveReason) => {
      const bounds = viewOf(map);
      if (!bounds) return;
      const zoom = map.getZoom();
      setView((before) => {
        const isMoved = reason === 'aside' ? (before?.isMoved ?? false) : reason !== 'list';
        const isSame =
          before?.zoom === zoom && before.bounds.every((edge, at) => edge === bounds[at]);
        return isSame && before.isMoved === isMoved ? before : { bounds, zoom, isMoved };
      });
    };
    const readSize = () => read({ reason: 'aside' });
    readSize();
    map.on('moveend', read);
    map.on('resize', readSize);
    return () => {
      map.off('moveend', read);
      map.off('resize', readSize);
    };
  }, [map]);
  return view;
}

'use client';

import { scaleAt } from '@/lib/map/scale';
import type { MapHandle } from './map-handle';
import { useView } from './use-view';

/** Beside the attribution, which takes most of a narrow map. */
const WIDEST = 80;

/** How far a distance is: where the base map has no roads, nothing else would tell. */
export function Scale({ map }: { map: MapHandle }) {
  const view = useView(map);
  if (!view) return null;
  const [, south, , north] = view.bounds;
  const { words, width } = scaleAt((south + north) / 2, view.zoom, WIDEST);
  return (
    <p
      aria-hidden
      style={{ width }}
      className="pointer-events-none absolute bottom-1 left-2 flex justify-center whitespace-nowrap border-body border-x border-b text-body text-xs leading-4"
    >
      {words}
    </p>
  );
}

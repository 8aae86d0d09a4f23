'use client';

import type { FeatureCollection } from 'geojson';
import { memo, useEffect, useMemo, useState } from 'react';
import { whenIdleOrUsed } from '@/components/ui/when-idle';
import { type PlacedLabel, placeLabels } from '@/lib/map/place-labels';
import { loadPlaces } from '@/lib/map/places';
import { type Part, RESULTS_SHEET, type Size, seenAt } from '@/lib/map/results-sheet';
import type { Point } from '@/lib/search/area';
import { MapLabels } from './map-labels';

type Props = { part: Part; size: Size };

/** Place names over the drawing; they load when the page is idle, and are omitted on failure. */
export const DrawnNames = memo(function DrawnNames({ part, size }: Props) {
  const places = usePlaces();
  const labels = useMemo(() => {
    if (!places) return [];
    // The drawing has dots for the towns of its own zoom, however far it is scaled down.
    const canvas = { zoom: RESULTS_SHEET.zoom, at: (point: Point) => seenAt(point, part, size) };
    return placeLabels(places, canvas).filter((label) => isWithin(label, size));
  }, [places, part, size]);
  return <MapLabels labels={labels} {...size} />;
});

const isWithin = ({ x, y }: PlacedLabel, { width, height }: Size) =>
  x >= 0 && x <= width && y >= 0 && y <= height;

function usePlaces(): FeatureCollection | null {
  const [places, setPlaces] = useState<FeatureCollection | null>(null);
  useEffect(() => {
    let isHere = true;
    const begin = async () => {
      await whenIdleOrUsed();
      const known = await loadPlaces();
      if (isHere) setPlaces(known);
    };
    void begin();
    return () => {
      isHere = false;
    };
  }, []);
  return places;
}

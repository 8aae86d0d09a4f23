'use client';

import { useEffect } from 'react';
import type { UnitPoint } from '@/lib/units/types';
import { type MapHandle, type MapPointerEvent, positionOf } from './map-handle';

/** The distance from a dot, in pixels, within which a click still selects its unit. */
const REACH = 14;

/** The dots are not elements, so a click on the map selects the nearest one. */
export function useNearestUnit(
  map: MapHandle | null,
  units: readonly UnitPoint[],
  onChoose: (unit: UnitPoint) => void,
): void {
  useEffect(() => {
    if (!map) return;
    const choose = ({ point }: MapPointerEvent) => {
      let nearest: UnitPoint | null = null;
      let least = REACH;
      for (const unit of units) {
        const { x, y } = map.project(positionOf(unit));
        const far = Math.hypot(x - point.x, y - point.y);
        if (far < least) [nearest, least] = [unit, far];
      }
      if (nearest) onChoose(nearest);
    };
    map.on('click', choose);
    return () => {
      map.off('click', choose);
    };
  }, [map, units, onChoose]);
}

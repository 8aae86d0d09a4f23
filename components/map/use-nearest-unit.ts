'use client';

import { useEffect } from 'react';
import type { UnitPoint } from '@/lib/units/types';
import { type MapHandle, type MapPointerEvent, positionOf } from './map-handle';

/** So far from its dot, in pixels, a press still means a unit. */
const REACH = 14;

/** Dots are drawn and are no elements: a press on the map means the nearest one. */
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

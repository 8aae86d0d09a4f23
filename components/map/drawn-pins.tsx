'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { formatNumber } from '@/lib/format';
import { isCoarse, type Part, type Size, seenAt } from '@/lib/map/results-sheet';
import { spread } from '@/lib/map/spread';
import { Attribution } from './attribution';
import { DrawnNames } from './drawn-names';
import { drawnPart } from './drawn-place';
import { MapNotes } from './map-notes';
import { Notes } from './note';
import { calledBy, GAP, Pin } from './pin';
import type { MapPoint, Turn } from './types';

type Props = {
  points: MapPoint[];
  /** Of the map. */
  size: Size;
  /** Otherwise there are only the names of places, until the live map shows all results. */
  hasPins: boolean;
  /** The live map, which has its own attribution, is not loaded yet. */
  isAlone: boolean;
  /** As in DrawnMap. */
  onTurn: (turn: Turn | null) => void;
  /** Called with whether the drawing covers the map; must be a stable function. */
  onCover: (covers: boolean) => void;
};

/** What lies on the drawing: numbered markers, the names of places, notes and sources. */
export function DrawnPins({ points, size, hasPins, isAlone, onTurn, onCover }: Props) {
  const t = useTranslations('map');
  const part = useMemo(() => drawnPart(points, size), [points, size]);
  const pins = useMemo(() => (part ? placed(points, part, size) : []), [points, part, size]);
  useLayoutEffect(() => onCover(part !== null), [part, onCover]);
  // What lies close together is shown coarsely until the live map is there, what lies beyond not.
  useEffect(() => {
    if (part === null || isCoarse(part)) onTurn(null);
  }, [part, onTurn]);
  const waiting = isAlone && !hasPins && (
    <Notes>
      <p>{t('loading')}</p>
    </Notes>
  );
  if (part === null) return waiting;
  return (
    <>
      <DrawnNames part={part} size={size} />
      {hasPins && (
        <ul aria-label={t('markers')} className="empty:hidden">
          {pins.map(({ x, y, point: { key, number, name, town } }) => (
            <li
              key={key}
              className="absolute top-0 left-0 size-0"
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <div className="absolute -translate-x-1/2 -translate-y-1/2">
                <Pin
                  shape="number"
                  aria-label={calledBy(number, name ?? t('noName'), town)}
                  aria-expanded={false}
                  onFocus={() => onTurn({ key, isPressed: false })}
                  data-marker={key}
                  // Its blur may bring the live map, before the next marker has the focus.
                  onBlur={({ relatedTarget: next }) =>
                    onTurn({ key: markerOf(next), isPressed: false })
                  }
                  onClick={() => onTurn({ key, isPressed: true })}
                >
                  {formatNumber(number)}
                </Pin>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isAlone && hasPins && <MapNotes all={null} markers={points.length} />}
      {waiting}
      {isAlone && <Attribution />}
    </>
  );
}

function placed(points: readonly MapPoint[], part: Part, size: Size) {
  const spots = points.map((point) => seenAt(point, part, size));
  const moved = spread(spots.map((spot) => ({ ...spot, width: GAP })));
  return points.map((point, at) => {
    const [spot, by] = [spots[at] ?? ORIGIN, moved[at] ?? ORIGIN];
    return { point, x: Math.round(spot.x + by.x), y: Math.round(spot.y + by.y) };
  });
}

const ORIGIN = { x: 0, y: 0 };

const markerOf = (part: Element | null) =>
  (part instanceof HTMLElement && part.dataset.marker) || null;

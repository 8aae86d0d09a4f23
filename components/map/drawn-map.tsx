'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { formatNumber } from '@/lib/format';
import { DISCOVER_VIEW, MAP_FILES } from '@/lib/map/addresses';
import { pixelOf } from '@/lib/map/mercator';
import {
  fitsAnyScreen,
  isCoarse,
  layOut,
  type Part,
  partAround,
  RESULTS_SHEET,
  type Size,
  seenAt,
  styleAround,
  styleAt,
} from '@/lib/map/results-sheet';
import { spread } from '@/lib/map/spread';
import { Attribution } from './attribution';
import { DrawnNames } from './drawn-names';
import { Ground } from './ground';
import { MapNotes } from './map-notes';
import { calledBy, GAP, Pin } from './pin';
import type { MapPoint, Turn } from './types';
import { PAGE_FIT } from './use-fit';
import { useSize } from './use-size';

type Props = {
  points: MapPoint[];
  /** Otherwise it is the land alone, for all results. */
  hasPins: boolean;
  /** The live map, which has its own attribution, is not loaded yet. */
  isAlone: boolean;
  /** Media query for the screens that fetch the drawing; defaults to all. */
  media?: string;
  /**
   * Called when the user turns to the map (null) or to or from a marker; must be a stable function.
   */
  onTurn: (turn: Turn | null) => void;
};

const DISCOVER_PART: Part = { zoom: DISCOVER_VIEW.zoom, middle: pixelOf(DISCOVER_VIEW, 0) };

/** Numbered markers on a drawing, placed exactly as on the live map. */
export function DrawnMap({ points, hasPins, isAlone, media, onTurn }: Props) {
  const { ref, size } = useSize();
  const t = useTranslations('map');
  const laid = useMemo(() => (size ? lay(points, size) : undefined), [points, size]);
  // What lies close together is shown coarsely until the live map is there, what lies beyond not.
  useEffect(() => {
    if (laid === null || (laid && isCoarse(laid.part))) onTurn(null);
  }, [laid, onTurn]);
  const { width, height } = RESULTS_SHEET;
  // The server does not know the size, so it sends the drawing only where it suits any size.
  const isShown = laid === undefined ? canBeSent(points) : laid !== null;
  return (
    <div
      ref={ref}
      onPointerEnter={() => onTurn(null)}
      // The pointer may have entered before hydration.
      onPointerMove={() => onTurn(null)}
      className="absolute inset-0 overflow-clip text-base [container-type:size]"
    >
      {isShown && (
        <Ground
          width={width}
          height={height}
          media={media}
          src={MAP_FILES.results}
          label={t('label')}
          style={groundStyle(points)}
          attempt={0}
          onFail={() => onTurn(null)}
        />
      )}
      {laid && (
        <>
          <DrawnNames part={laid.part} size={laid.size} />
          {hasPins && (
            <ul aria-label={t('markers')} className="empty:hidden">
              {laid.pins.map(({ x, y, point: { key, number, name, town } }) => (
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
          {isAlone && <Attribution />}
        </>
      )}
    </div>
  );
}

const groundStyle = (points: MapPoint[]) =>
  points.length > 0 ? styleAround(points, PAGE_FIT) : styleAt(DISCOVER_PART);

const canBeSent = (points: MapPoint[]) => points.length === 0 || fitsAnyScreen(points, PAGE_FIT);

function lay(points: MapPoint[], size: Size) {
  const part = points.length > 0 ? partAround(points, size, PAGE_FIT) : DISCOVER_PART;
  if (!layOut(part, size)) return null;
  const spots = points.map((point) => seenAt(point, part, size));
  const moved = spread(spots.map((spot) => ({ ...spot, width: GAP })));
  const pins = points.map((point, at) => {
    const [spot, by] = [spots[at] ?? ORIGIN, moved[at] ?? ORIGIN];
    return { point, x: Math.round(spot.x + by.x), y: Math.round(spot.y + by.y) };
  });
  return { pins, part, size };
}

const ORIGIN = { x: 0, y: 0 };

const markerOf = (part: Element | null) =>
  (part instanceof HTMLElement && part.dataset.marker) || null;

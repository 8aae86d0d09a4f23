'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { onDemand } from '@/components/ui/on-demand';
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
  styleAround,
  styleAt,
} from '@/lib/map/results-sheet';
import { Attribution } from './attribution';
import { Ground } from './ground';
import { PAGE_FIT } from './page-fit';
import type { MapPoint, Turn } from './types';
import { useSize } from './use-size';

const DrawnPins = onDemand(async () => (await import('./drawn-pins')).DrawnPins);

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

/**
 * Numbered markers on a drawing, placed exactly as on the live map. The drawing is part of the page;
 * where markers lie depends on its size on the screen, so their code loads once that is known.
 */
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
      {isAlone && isShown && <Attribution />}
      {laid && (
        <DrawnPins
          {...laid}
          points={points}
          hasPins={hasPins}
          isAlone={isAlone}
          onTurn={onTurn}
          // The live map has markers too.
          onFailed={() => onTurn(null)}
        />
      )}
    </div>
  );
}

const groundStyle = (points: MapPoint[]) =>
  points.length > 0 ? styleAround(points, PAGE_FIT) : styleAt(DISCOVER_PART);

const canBeSent = (points: MapPoint[]) => points.length === 0 || fitsAnyScreen(points, PAGE_FIT);

/** The view of the drawing; null where it does not cover the map. */
function lay(points: MapPoint[], size: Size) {
  const part = points.length > 0 ? partAround(points, size, PAGE_FIT) : DISCOVER_PART;
  return layOut(part, size) && { part, size };
}

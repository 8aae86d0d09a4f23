'use client';

import { useCallback, useState } from 'react';
import { DrawnMap } from './drawn-map';
import { MapFrame, MapWaiting } from './map-frame';
import type { CompanyMapProps, MapStage, Turn } from './types';
import { useKeptMode } from './use-kept-mode';
import { useMapCode } from './use-map-code';

const load = async () => (await import('./company-map-view')).CompanyMapView;

/**
 * Results on a map. A static drawing until the user interacts with it; only then are code, land and
 * names of the live map fetched, which replaces the drawing without a visible shift.
 */
export function CompanyMap(props: CompanyMapProps) {
  const { points, place, mode, asTable, isAskedFor, drawnOn, token, query } = props;
  const [turn, setTurn] = useState<Turn | null>(null);
  const [stage, setStage] = useState<MapStage>('none');
  const isWanted = isAskedFor || turn !== null || query.area !== undefined;
  const { code, ...waiting } = useMapCode(load, token, isWanted);
  const turnTo = useCallback((next: Turn | null) => {
    setTurn((before) => next ?? before ?? NOWHERE);
  }, []);
  useKeptMode(mode, query);
  const isDrawing = !asTable && query.area === undefined && !waiting.hasFailed;
  const isDrawn = isDrawing && stage !== 'drawn';
  return (
    <MapFrame>
      {isDrawn && (
        <DrawnMap
          points={points}
          place={place}
          hasPins={stage === 'none' && mode === 'page'}
          isAlone={code === null}
          media={isAskedFor ? undefined : drawnOn}
          onTurn={turnTo}
        />
      )}
      {code && (
        <code.View
          {...props}
          Surface={code.Surface}
          turn={turn}
          onStage={setStage}
          isBehind={isDrawn}
        />
      )}
      {!code && !isDrawing && <MapWaiting {...waiting} />}
    </MapFrame>
  );
}

const NOWHERE: Turn = { key: null, isPressed: false };

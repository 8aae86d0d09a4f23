'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { DISCOVER_VIEW } from '@/lib/map/addresses';
import type { Bounds } from '@/lib/map/area-shape';
import { questionOf } from '@/lib/map/question';
import { type Area, readArea, writeArea } from '@/lib/search/area';
import { Attribution } from './attribution';
import { ClusterPins } from './cluster-pins';
import { shapesOf } from './drawing';
import { useGround } from './ground';
import type { MapHandle, MoveReason } from './map-handle';
import { MapNotes } from './map-notes';
import { ClusterTable, PageTable } from './map-table';
import { MapTools } from './map-tools';
import { PagePins } from './page-pins';
import { Scale } from './scale';
import type { Surface } from './surface';
import type { CompanyMapProps, MapStage, Turn } from './types';
import { useClusters } from './use-clusters';
import { useDrawing } from './use-drawing';
import { useFit } from './use-fit';
import { useScheme } from './use-scheme';
import { useTowns } from './use-towns';
import { useView, type View } from './use-view';
import { canDrawMaps } from './web-gl';

/** The bounds for the table of all results where no map can be drawn: all of Denmark. */
const DENMARK: View = { bounds: [7.5, 54.4, 15.6, 58], zoom: 6, isMoved: false };

type Props = CompanyMapProps & {
  Surface: Surface;
  turn: Turn | null;
  /** Must be a stable function. */
  onStage: (stage: MapStage) => void;
  /** The drawing is shown in place of its land, which would be all sea at first. */
  isBehind: boolean;
};

/** The live map of results with everything on it. */
export function CompanyMapView({ Surface, turn, onStage, isBehind, ...props }: Props) {
  const { points, query, mode, asTable, token } = props;
  const t = useTranslations('map');
  const [isDrawable] = useState(canDrawMaps);
  const [map, setMap] = useState<MapHandle | null>(null);
  const base = useGround();
  const { area, isOwnArea, search } = useArea(props);
  const view = useView(map);
  const scheme = useScheme();
  const towns = useTowns();
  const drawing = useDrawing(map, area, search);
  const isAll = mode === 'all';
  const clusters = useClusters(questionOf(query), isDrawable ? view : DENMARK, isAll);
  const found = clusters.answer?.clusters ?? NONE;
  const shapes = useMemo(() => shapesOf(area, drawing.draft), [area, drawing.draft]);
  useFit(map, { points, area, isOwnArea });
  useStages(map, isDrawable && !base.hasFailed, onStage);
  const table = isAll ? (
    <ClusterTable all={clusters} towns={towns} />
  ) : (
    <PageTable points={points} towns={towns} />
  );
  if (!isDrawable) {
    return (
      <div className="flex h-full flex-col">
        <p className="p-3 text-sm">{t('noWebGl')}</p>
        <div className="relative flex-1">{table}</div>
      </div>
    );
  }
  return (
    <>
      <div inert={asTable} className={cn('absolute inset-0', isBehind && '[&_canvas]:opacity-0')}>
        <Surface
          token={token}
          scheme={scheme}
          shapes={shapes}
          view={DISCOVER_VIEW}
          label={`${t('label')}. ${t('keys')}`}
          onMap={setMap}
          {...base.image}
        />
        {map && !isAll && (
          <PagePins
            map={map}
            points={points}
            turn={turn}
            isBehind={isBehind}
            isInert={drawing.draft !== null}
          />
        )}
        {map && isAll && (
          <ClusterPins
            map={map}
            towns={towns}
            clusters={found}
            onArea={search}
            isInert={drawing.draft !== null}
          />
        )}
        {map && (
          <MapTools
            map={map}
            drawing={drawing}
            area={area}
            isMoved={(view?.isMoved ?? false) && !isInView(area, view?.bounds)}
            onArea={search}
          />
        )}
        <MapNotes all={isAll ? clusters : null} markers={points.length} base={base} />
        {!token && map && <Scale map={map} />}
        {!token && <Attribution />}
      </div>
      {asTable && table}
    </>
  );
}

const NONE: never[] = [];

/** Reports how much of the map is ready. If none can be drawn, that is reported at once. */
function useStages(map: MapHandle | null, isComing: boolean, onStage: Props['onStage']): void {
  // A layout effect, so that no frame shows the markers twice.
  useLayoutEffect(() => {
    if (map && isComing) onStage('map');
  }, [map, isComing, onStage]);
  useEffect(() => {
    if (!isComing) onStage('drawn');
    if (!map || !isComing) return;
    const tell = () => onStage('drawn');
    // The drawing cannot follow.
    const tellOfMove = ({ reason }: MoveReason) => reason === undefined && tell();
    map.on('idle', tell);
    map.on('move', tellOfMove);
    return () => {
      map.off('idle', tell);
      map.off('move', tellOfMove);
    };
  }, [map, isComing, onStage]);
}

/** The area in the URL, and a function to search another one. */
function useArea({ query, onArea }: CompanyMapProps) {
  const own = useRef<string | null>(null);
  const area = useMemo(() => readArea(query.area ?? '', () => {}) ?? null, [query.area]);
  const tell = useRef(onArea);
  tell.current = onArea;
  const search = useCallback((wanted: Area | null) => {
    own.current = wanted && writeArea(wanted);
    tell.current(own.current);
  }, []);
  return { area, search, isOwnArea: area !== null && own.current === query.area };
}

const NEARLY = 1e-4;

/** Whether the search area is exactly the current view. */
function isInView(area: Area | null, view: Bounds | undefined): boolean {
  if (area?.kind !== 'box' || !view) return false;
  const edges = [area.west, area.south, area.east, area.north];
  return edges.every((edge, at) => Math.abs(edge - (view[at] ?? 0)) < NEARLY);
}

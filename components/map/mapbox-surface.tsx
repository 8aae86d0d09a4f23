'use client';

import 'mapbox-gl/dist/mapbox-gl.css';
import * as library from 'mapbox-gl';
import { useEffect } from 'react';
import { Layer, Map as Mapbox, Source, useMap } from 'react-map-gl/mapbox';
import { readMapColours } from '@/lib/map/colours';
import { shapeLayers } from './shape-layers';
import type { SurfaceProps } from './surface';
import { MAP_HABITS, useReady } from './use-ready';

const STYLES = {
  light: 'mapbox://styles/mapbox/light-v11',
  dark: 'mapbox://styles/mapbox/dark-v11',
} as const;

/** Mapbox's defaults, which setting a style would drop. */
const FONTS = { localFontFamily: null, localIdeographFontFamily: 'sans-serif' };

export function MapboxSurface(props: SurfaceProps) {
  const { token, view, label, scheme, shapes, onMap, attempt, onFail } = props;
  const { fill, outline, corners } = shapeLayers(readMapColours(document.body).accent);
  return (
    <Mapbox
      mapboxAccessToken={token ?? undefined}
      mapLib={library}
      initialViewState={view}
      mapStyle={STYLES[scheme]}
      projection="mercator"
      maxZoom={18}
      {...MAP_HABITS}
      collectResourceTiming={false}
      locale={{ 'Map.Title': label }}
      onError={onFail}
    >
      <Source id="shapes" type="geojson" data={shapes}>
        <Layer {...fill} />
        <Layer {...outline} />
        <Layer {...corners} />
      </Source>
      <Ready onMap={onMap} style={STYLES[scheme]} attempt={attempt} />
    </Mapbox>
  );
}

type ReadyProps = Pick<SurfaceProps, 'onMap' | 'attempt'> & { style: string };

function Ready({ onMap, style, attempt }: ReadyProps) {
  const map = useMap().current?.getMap();
  useReady(map, onMap);
  useEffect(() => {
    if (attempt > 0) map?.setStyle(style, { diff: false, ...FONTS });
  }, [map, style, attempt]);
  return null;
}

'use client';

import 'mapbox-gl/dist/mapbox-gl.css';
import * as library from 'mapbox-gl';
import { Layer, Map as Mapbox, Source, useMap } from 'react-map-gl/mapbox';
import { readMapColours } from '@/lib/map/colours';
import { shapeLayers } from './shape-layers';
import type { SurfaceProps } from './surface';
import { MAP_HABITS, useReady } from './use-ready';

const STYLES = {
  light: 'mapbox://styles/mapbox/light-v11',
  dark: 'mapbox://styles/mapbox/dark-v11',
} as const;

export function MapboxSurface(props: SurfaceProps) {
  const { token, view, label, scheme, shapes, onMap, onError } = props;
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
      onError={onError}
    >
      <Source id="shapes" type="geojson" data={shapes}>
        <Layer {...fill} />
        <Layer {...outline} />
        <Layer {...corners} />
      </Source>
      <Ready onMap={onMap} />
    </Mapbox>
  );
}

function Ready({ onMap }: Pick<SurfaceProps, 'onMap'>) {
  useReady(useMap().current?.getMap(), onMap);
  return null;
}

'use client';

import 'mapbox-gl/dist/mapbox-gl.css';
import { useEffect } from 'react';
import { Layer, Map as Mapbox, Source, useMap } from 'react-map-gl/mapbox';
import { readMapColours } from '@/lib/map/colours';
import { shapeLayers } from './shape-layers';
import type { SurfaceProps } from './surface';

const library = import('mapbox-gl');

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
      renderWorldCopies={false}
      dragRotate={false}
      touchPitch={false}
      pitchWithRotate={false}
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

/** Tells of the map as soon as there is one: markers do not wait for the land. */
function Ready({ onMap }: Pick<SurfaceProps, 'onMap'>) {
  const { current } = useMap();
  useEffect(() => {
    const map = current?.getMap();
    if (!map) return;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    onMap(map);
  }, [current, onMap]);
  return null;
}

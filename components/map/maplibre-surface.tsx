'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import * as library from 'maplibre-gl';
import { useMemo } from 'react';
import { Layer, Map as MapLibre, Source, useMap } from 'react-map-gl/maplibre';
import { MAP_EDGE, MAP_FILES } from '@/lib/map/addresses';
import { readMapColours } from '@/lib/map/colours';
import { familiesOf } from '@/lib/map/fonts';
import { baseStyle } from '@/lib/map/style';
import { shapeLayers } from './shape-layers';
import type { SurfaceProps } from './surface';
import { MAP_HABITS, useReady } from './use-ready';

// The URL includes the version, so that a browser never runs a cached worker of another release.
library.setWorkerUrl(`${MAP_FILES.worker}?v=${library.getVersion()}`);

/** The page's own font: MapLibre renders glyphs with it, so no glyph server is needed. */
const fontsOfPage = () => familiesOf(getComputedStyle(document.body).fontFamily);

export function MapLibreSurface(props: SurfaceProps) {
  const { view, label, scheme, shapes, onMap, attempt, onFail } = props;
  const [colours, style] = useMemo(() => {
    // Read again when the colour scheme changes; a new attempt fetches everything again.
    void [scheme, attempt];
    const read = readMapColours(document.body);
    return [read, baseStyle({ colours: read, fonts: fontsOfPage(), origin: location.origin })];
  }, [scheme, attempt]);
  const { fill, outline, corners } = shapeLayers(colours.accent);
  return (
    <MapLibre
      mapLib={library}
      initialViewState={view}
      mapStyle={style}
      styleDiffing={attempt === 0}
      maxBounds={MAP_EDGE}
      maxZoom={16}
      {...MAP_HABITS}
      attributionControl={false}
      locale={{ 'Map.Title': label }}
      onError={onFail}
    >
      <Source id="shapes" type="geojson" data={shapes}>
        <Layer {...fill} />
        <Layer {...outline} />
        <Layer {...corners} />
      </Source>
      <Ready onMap={onMap} />
    </MapLibre>
  );
}

function Ready({ onMap }: Pick<SurfaceProps, 'onMap'>) {
  useReady(useMap().current?.getMap(), onMap);
  return null;
}

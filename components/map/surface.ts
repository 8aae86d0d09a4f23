import type { FeatureCollection } from 'geojson';
import type { ComponentType } from 'react';
import type { MapHandle } from './map-handle';

export type SurfaceProps = {
  /** Mapbox token; null for our own base map. */
  token: string | null;
  view: { latitude: number; longitude: number; zoom: number };
  /** The map's accessible name. */
  label: string;
  scheme: 'light' | 'dark';
  /** Areas to draw, applied or being drawn. */
  shapes: FeatureCollection;
  onMap: (map: MapHandle) => void;
  /** Called when part of the base map fails to load. */
  onError: () => void;
};

export type Surface = ComponentType<SurfaceProps>;

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
  /** How often the user has asked for the base map again after a failure. */
  attempt: number;
  /** Called when part of the base map fails to load. */
  onFail: () => void;
};

export type Surface = ComponentType<SurfaceProps>;

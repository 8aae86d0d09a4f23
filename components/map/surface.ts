import type { FeatureCollection } from 'geojson';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { MapHandle } from './map-handle';

export type SurfaceProps = {
  token: string;
  view: { latitude: number; longitude: number; zoom: number };
  /** What screen readers call the map. */
  label: string;
  scheme: 'light' | 'dark';
  /** Areas to draw, active or being drawn. */
  shapes: FeatureCollection;
  isInteractive: boolean;
  onMap: (map: MapHandle) => void;
  onError: (error: unknown) => void;
  children: ReactNode;
};

const MapLibre = lazy(() => import('./maplibre-surface'));
const Mapbox = lazy(() => import('./mapbox-surface'));

/** Mapbox with a token, our own base map without; the other library is never fetched. */
export function surfaceFor(token: string | null): ComponentType<SurfaceProps> {
  return token ? Mapbox : MapLibre;
}

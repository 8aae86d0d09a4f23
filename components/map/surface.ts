import type { FeatureCollection } from 'geojson';
import type { ComponentType } from 'react';
import type { MapHandle } from './map-handle';

export type SurfaceProps = {
  /** Of Mapbox; our own base map wants none. */
  token: string | null;
  view: { latitude: number; longitude: number; zoom: number };
  /** What screen readers call the map. */
  label: string;
  scheme: 'light' | 'dark';
  /** Areas to draw, in force or being drawn. */
  shapes: FeatureCollection;
  onMap: (map: MapHandle) => void;
  /** Something of the base map did not come. */
  onError: () => void;
};

export type Surface = ComponentType<SurfaceProps>;

/** Mapbox with a token, our own base map without: the other library is never fetched. */
export async function loadSurface(token: string | null): Promise<Surface> {
  if (token) return (await import('./mapbox-surface')).MapboxSurface;
  return (await import('./maplibre-surface')).MapLibreSurface;
}

import type { Surface } from './surface';

/** Mapbox with a token, otherwise our own base map; the other library is never fetched. */
export async function loadSurface(token: string | null): Promise<Surface> {
  if (token) return (await import('./mapbox-surface')).MapboxSurface;
  return (await import('./maplibre-surface')).MapLibreSurface;
}

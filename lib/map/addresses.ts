/**
 * Files that the build writes to public/map (lib/map/base-map). Increment v when a format changes.
 */
export const MAP_FILES = {
  land: '/map/land.json?v=2',
  places: '/map/places.json?v=1',
  drawing: '/map/denmark.svg?v=3',
  results: '/map/results.svg?v=4',
  worker: '/map/maplibre-gl-worker.mjs',
} as const;

/** The initial view of Discover, as specified. */
export const DISCOVER_VIEW = { latitude: 54, longitude: 10.35, zoom: 5.2 } as const;

/** The extent of the base map's data: west, south, east, north. */
export const MAP_EDGE: [number, number, number, number] = [-11.9, 44.1, 33.9, 64.9];

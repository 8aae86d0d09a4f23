/** What the build writes into public/map (lib/map/base-map). A file of another form gets another v. */
export const MAP_FILES = {
  land: '/map/land.json?v=1',
  places: '/map/places.json?v=1',
  drawing: '/map/denmark.svg?v=1',
  results: '/map/results.svg?v=1',
  worker: '/map/maplibre-gl-worker.mjs',
} as const;

/** Stands beside every map that shows our own base map. */
export const BASE_MAP_SOURCES = [
  { name: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
  { name: 'GeoNames', href: 'https://www.geonames.org/' },
] as const;

/** What the specification wants Discover to open with. */
export const DISCOVER_VIEW = { latitude: 54, longitude: 10.35, zoom: 5.2 } as const;

/** Beyond it the base map has nothing: west, south, east, north. */
export const MAP_EDGE: [number, number, number, number] = [-11.9, 44.1, 33.9, 64.9];

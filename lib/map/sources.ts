/** Attribution, shown beside every map that uses our own base map. */
export const BASE_MAP_SOURCES = [
  { name: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
  { name: 'GeoNames', href: 'https://www.geonames.org/' },
] as const;

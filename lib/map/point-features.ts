import type { FeatureCollection } from 'geojson';
import type { Point } from '@/lib/search/area';

/** Points as a GeoJSON collection, which the map draws as dots. */
export function pointFeatures(points: readonly Point[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: points.map(({ longitude, latitude }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

import type { FeatureCollection } from 'geojson';
import type { Point } from '@/lib/search/area';

/** Points as a map draws them: as many dots, whatever their number. */
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

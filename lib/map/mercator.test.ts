import fc from 'fast-check';
import { MercatorCoordinate } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { pixelOf } from './mercator';

it('places points where the live map does', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  fc.assert(
    fc.property(degrees(180), degrees(85), fc.integer({ min: 0, max: 16 }), (lng, lat, zoom) => {
      const live = MercatorCoordinate.fromLngLat({ lng, lat });
      const side = 512 * 2 ** zoom;
      const { x, y } = pixelOf({ longitude: lng, latitude: lat }, zoom);
      expect(x).toBeCloseTo(live.x * side, 4);
      expect(y).toBeCloseTo(live.y * side, 4);
    }),
  );
});

it('has the corner of a tile where tiles have it', () => {
  // Tile 34, 20 of zoom 6 begins at 11.25° east and 55.776573° north.
  const { x, y } = pixelOf({ longitude: 11.25, latitude: 55.776573018667705 }, 6);
  expect([x, Math.round(y * 1e6) / 1e6]).toEqual([34 * 512, 20 * 512]);
});

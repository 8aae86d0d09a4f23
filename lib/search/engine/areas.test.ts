import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import { plainRow } from '@/tests/support/index-rows';
import type { Area, Point } from '../area';
import { docsInArea } from './areas';

const row = (key: number, point: Point | null) => ({
  ...plainRow(key, `Birke ${key}`),
  ...{ latitude: point?.latitude ?? null, longitude: point?.longitude ?? null },
});

function foundIn(area: Area, points: (Point | null)[]): number[] {
  const index = { version: 1, ...buildIndex(points.map((point, at) => row(at + 1, point))) };
  const docs = docsInArea(index, area);
  return points.flatMap((_, doc) => (docs.has(doc) ? doc : []));
}

const point = fc.record({
  longitude: fc.double({ min: 7, max: 16, noNaN: true }),
  latitude: fc.double({ min: 54, max: 58, noNaN: true }),
});

test('a box has what lies between its sides', () => {
  fc.assert(
    fc.property(point, point, fc.array(point, { minLength: 1 }), (one, other, points) => {
      const [west, east] = [one.longitude, other.longitude].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const [south, north] = [one.latitude, other.latitude].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const inside = points.flatMap(({ longitude, latitude }, at) => {
        // On the very edge the rounding of positions decides.
        const margin = Math.min(
          longitude - west,
          east - longitude,
          latitude - south,
          north - latitude,
        );
        return Math.abs(margin) < 1e-6 ? [] : [[at, margin > 0] as const];
      });
      const found = foundIn({ kind: 'box', west, south, east, north }, points);
      for (const [at, isIn] of inside) expect(found.includes(at)).toBe(isIn);
    }),
  );
});

test('circles, shapes, the other side of the world, and companies that lie nowhere', () => {
  const points = [
    { longitude: 10.2039, latitude: 56.1629 },
    { longitude: 10.3883, latitude: 55.4038 },
    { longitude: 12.5683, latitude: 55.6761 },
    null,
    { longitude: 179.9, latitude: 55 },
  ];
  const aarhus = { longitude: 10.2, latitude: 56.16 };
  expect(foundIn({ kind: 'circle', center: aarhus, km: 2 }, points)).toEqual([0]);
  // Odense lies 85 kilometres away, Copenhagen 157.
  expect(foundIn({ kind: 'circle', center: aarhus, km: 86 }, points)).toEqual([0, 1]);
  expect(foundIn({ kind: 'circle', center: aarhus, km: 150 }, points)).toEqual([0, 1]);
  const zealand = [
    { longitude: 11, latitude: 55 },
    { longitude: 13, latitude: 55 },
    { longitude: 12.6, latitude: 56.3 },
  ];
  expect(foundIn({ kind: 'shape', corners: zealand }, points)).toEqual([2]);
  const pacific: Area = { kind: 'box', west: 170, south: 50, east: -170, north: 60 };
  expect(foundIn(pacific, points)).toEqual([4]);
});

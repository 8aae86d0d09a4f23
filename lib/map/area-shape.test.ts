import { expect, test } from 'vitest';
import { areaBounds, areaShape, boundsOf, distanceKm } from './area-shape';

const AARHUS = { longitude: 10.2, latitude: 56.15 };

test('every corner of a circle is as far from its centre as it says', () => {
  const { geometry } = areaShape({ kind: 'circle', center: AARHUS, km: 25 });
  const [ring = []] = geometry.coordinates;
  expect(ring.length).toBeGreaterThan(36);
  for (const [longitude = 0, latitude = 0] of ring) {
    expect(distanceKm(AARHUS, { longitude, latitude })).toBeCloseTo(25, 6);
  }
  expect(ring[0]).toEqual(ring.at(-1));
});

test('Aarhus and Copenhagen are 157 km apart', () => {
  expect(distanceKm(AARHUS, { longitude: 12.57, latitude: 55.68 })).toBeCloseTo(156.6, 0);
});

test('a box that ends west of where it begins goes on to the east', () => {
  const box = { kind: 'box', west: 170, south: 50, east: -170, north: 60 } as const;
  expect(areaBounds(box)).toEqual([170, 50, 190, 60]);
});

test('bounds hold all points, and there are none without points', () => {
  expect(boundsOf([])).toBeNull();
  expect(boundsOf([AARHUS, { longitude: 9, latitude: 57 }])).toEqual([9, 56.15, 10.2, 57]);
});

import { expect, test } from 'vitest';
import { nearestTown } from './nearest-town';

const towns = [
  { name: 'Aarhus', population: 240_000, longitude: 10.21, latitude: 56.16 },
  { name: 'Trige', population: 2_500, longitude: 10.15, latitude: 56.25 },
  { name: 'Skagen', population: 9_700, longitude: 10.58, latitude: 57.72 },
];

test('a place is named after what people know, or after what it is in', () => {
  expect(nearestTown(towns, { longitude: 10.16, latitude: 56.3 })).toBe('Aarhus');
  expect(nearestTown(towns, { longitude: 10.15, latitude: 56.252 })).toBe('Trige');
  expect(nearestTown(towns, { longitude: 10.5, latitude: 57.6 })).toBe('Skagen');
});

test('far from everything there is no name', () => {
  expect(nearestTown(towns, { longitude: 8.1, latitude: 55.5 })).toBeNull();
  expect(nearestTown([], { longitude: 10, latitude: 56 })).toBeNull();
});

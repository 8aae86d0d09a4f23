import { expect, test } from 'vitest';
import type { Area } from '@/lib/search/area';
import { isSeen } from './use-fit';

const box: Area = { kind: 'box', west: 9, south: 56, east: 10, north: 57 };
const center = { longitude: 10, latitude: 56 };
const circle: Area = { kind: 'circle', center, km: 5 };
const shape: Area = { kind: 'shape', corners: [center, center, center] };

test('only a box that was chosen on the map is in view without moving it', () => {
  expect(isSeen(box, true)).toBe(true);
  for (const drawn of [circle, shape]) expect(isSeen(drawn, true)).toBe(false);
  for (const area of [box, circle, shape, null]) expect(isSeen(area, false)).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import { latitudeAt, longitudeAt, xOf, yOf } from '@/lib/search-index/mercator';
import { plainRow } from '@/tests/support/index-rows';
import type { Area, Point } from '../area';
import { docsInArea } from './areas';
import { BLOCK_BITS, mapBlocks } from './map-blocks';
import { shapeRegion } from './shape-region';
import { haversineBetween, haversineOfWay } from './sphere';

const row = (key: number, point: Point | null) => ({
  ...plainRow(key, `Birke ${key}`),
  latitude: point?.latitude ?? null,
  longitude: point?.longitude ?? null,
});

function foundIn(area: Area, points: (Point | null)[]): number[] {
  const index = { version: 1, ...buildIndex(points.map((point, at) => row(at + 1, point))) };
  const docs = docsInArea(index, area);
  return points.flatMap((_, doc) => (docs.has(doc) ? doc : []));
}

/** Thousands of points, so that many share a block of the map. */
const crowd: Point[] = Array.from({ length: 4_000 }, (_, at) => ({
  longitude: 9 + ((at * 0.618034) % 1) * 1.2,
  latitude: 55 + ((at * 0.754878) % 1) * 0.7,
}));
const crowdIndex = { version: 1, ...buildIndex(crowd.map((at, place) => row(place + 1, at))) };

/** Docs on which docsInArea and a per-company rule disagree. */
function differing(area: Area, isIn: (x: number, y: number) => boolean): number[] {
  const docs = docsInArea(crowdIndex, area);
  const { x, y } = crowdIndex;
  return crowd.flatMap((_, doc) => (docs.has(doc) === isIn(x[doc] ?? 0, y[doc] ?? 0) ? [] : doc));
}

const corner = fc.record({
  longitude: fc.double({ min: 8.9, max: 10.3, noNaN: true }),
  latitude: fc.double({ min: 54.9, max: 55.8, noNaN: true }),
});

test('a box has what lies between its sides', () => {
  fc.assert(
    fc.property(corner, corner, (one, other) => {
      const [west = 0, east = 0] = [one.longitude, other.longitude].sort((a, b) => a - b);
      const [south = 0, north = 0] = [one.latitude, other.latitude].sort((a, b) => a - b);
      const isIn = (x: number, y: number) =>
        xOf(west) <= x && x <= xOf(east) && yOf(north) <= y && y <= yOf(south);
      expect(differing({ kind: 'box', west, south, east, north }, isIn)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a shape has what a ray leaves through an odd number of sides, however it is drawn', () => {
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 50 }), (corners) => {
      const points = corners.map((at) => [xOf(at.longitude), yOf(at.latitude)] as const);
      const isIn = (x: number, y: number) =>
        points.filter(([endX, endY], at) => {
          const [startX, startY] = points.at(at - 1) ?? [0, 0];
          const isBeside = startY > y !== endY > y;
          return isBeside && x < ((startX - endX) * (y - endY)) / (startY - endY) + endX;
        }).length %
          2 ===
        1;
      expect(differing({ kind: 'shape', corners }, isIn)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a circle has what is no farther away', () => {
  fc.assert(
    fc.property(corner, fc.double({ min: 0.01, max: 120, noNaN: true }), (center, km) => {
      const isIn = (x: number, y: number) =>
        haversineBetween(center, longitudeAt(x), latitudeAt(y)) <= haversineOfWay(km);
      expect(differing({ kind: 'circle', center, km }, isIn)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a shape with many corners is looked at along its edge only', () => {
  const corners = Array.from({ length: 50 }, (_, at) => ({
    longitude: 9.6 + 0.6 * Math.cos((at / 25) * Math.PI),
    latitude: 55.35 + 0.34 * Math.sin((at / 25) * Math.PI),
  }));
  const { columns, rows } = mapBlocks(crowdIndex);
  const region = shapeRegion(corners);
  const side = 2 ** (BLOCK_BITS + 1);
  const answers = Array.from(columns, (column, block) => {
    const [left, top] = [column * side, (rows[block] ?? 0) * side];
    return region({ top, bottom: top + side - 1 })({ left, right: left + side - 1 });
  });
  const whole = answers.filter((answer) => typeof answer === 'boolean').length;
  expect(whole / answers.length).toBeGreaterThan(0.5);
  expect(answers).toContain(true);
  expect(answers).toContain(false);
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
  // Odense is 85 kilometres away, Copenhagen 157.
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
  const all: Area = { kind: 'box', west: -180, south: -90, east: 180, north: 90 };
  expect(foundIn(all, points)).toEqual([0, 1, 2, 4]);
});

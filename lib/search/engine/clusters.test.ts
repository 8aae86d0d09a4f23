import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latitudeAt, longitudeAt, xOf, yOf } from '@/lib/search-index/mercator';
import { clusterGrid, type MapWindow } from './cluster-grid';
import { type Clusters, clustersOf } from './clusters';
import { DocSet } from './doc-set';

type Place = { latitude: number; longitude: number } | null;
const WORLD_WINDOW = { west: -180, south: -90, east: 180, north: 90 };
const DENMARK = { west: 8, south: 54.5, east: 13, north: 57.8 };

function indexOf(places: Place[]) {
  const x = Uint32Array.from(places, (place) => (place ? Math.max(1, xOf(place.longitude)) : 0));
  const y = Uint32Array.from(places, (place) => (place ? Math.max(1, yOf(place.latitude)) : 0));
  return { docs: places.length, x, y };
}

const all = (places: Place[], window: MapWindow & { zoom: number }) =>
  clustersOf(indexOf(places), DocSet.all(places.length), window);

const half = (unit: number) => Math.floor(unit / 2);

/** Reference implementation: whether a window, in degrees, contains a position. */
function holds(window: MapWindow, x: number, y: number): boolean {
  const { west, south, east, north } = window;
  if (!(south <= north) || Number.isNaN(west) || Number.isNaN(east)) return false;
  if (y < half(yOf(north)) || y > half(yOf(south))) return false;
  if (east - west >= 360) return true;
  const [left, right] = [half(xOf(west)), half(xOf(east))];
  return left <= right ? left <= x && x <= right : left <= x || x <= right;
}

type Point = { doc: number; x: number; y: number };

/** Reference implementation: the docs inside a window, grouped one by one by their cell. */
function plainly(places: Place[], docs: number[], window: MapWindow, zoom: number): Point[][] {
  const { x, y } = indexOf(places);
  const grid = clusterGrid(window, zoom);
  const groups = new Map<string, Point[]>();
  for (const doc of docs) {
    const point = { doc, x: half(x[doc] ?? 0), y: half(y[doc] ?? 0) };
    if (places[doc] === null || !grid || !holds(window, point.x, point.y)) continue;
    const column = Math.floor(point.x / 2 ** grid.columnShift);
    const cell = `${column} ${Math.floor(point.y / 2 ** grid.rowShift)}`;
    groups.set(cell, [...(groups.get(cell) ?? []), point]);
  }
  return [...groups.values()];
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function expected(points: Point[]) {
  const x = points.map((point) => 2 * point.x);
  const y = points.map((point) => 2 * point.y);
  return {
    count: points.length,
    latitude: expect.closeTo(latitudeAt(mean(y)), 7),
    longitude: expect.closeTo(longitudeAt(mean(x)), 7),
    west: longitudeAt(Math.min(...x)),
    south: latitudeAt(Math.max(...y)),
    east: longitudeAt(Math.max(...x)),
    north: latitudeAt(Math.min(...y)),
    doc: points.length === 1 ? points[0]?.doc : null,
  };
}

const inOrder = <T extends { west: number; south: number }>(list: T[]) =>
  list.sort((a, b) => a.west - b.west || a.south - b.south);

const degrees = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
const anyPlace: fc.Arbitrary<Place> = fc.option(
  fc.oneof(
    fc.record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) }),
    fc.record({ latitude: degrees(54.5, 57.8), longitude: degrees(8, 13) }),
    fc.constant({ latitude: 55.676, longitude: 12.568 }),
    // In half units this is 0, 0, which in whole units means no position.
    fc.constant({ latitude: 90, longitude: -180 }),
  ),
  { freq: 8 },
);
const edge = (low: number, high: number) =>
  fc.oneof({ weight: 9, arbitrary: degrees(low, high) }, fc.constantFrom(low, high, Number.NaN));
const anyWindow: fc.Arbitrary<MapWindow> = fc.oneof(
  fc.constantFrom(WORLD_WINDOW, DENMARK),
  fc.record({ west: edge(7, 13), south: edge(54, 56), east: edge(7, 13), north: edge(54, 58) }),
  fc.record({
    west: edge(-400, 400),
    south: edge(-100, 100),
    east: edge(-400, 400),
    north: edge(-100, 100),
  }),
);

const rarely = fc.integer({ min: 0, max: 30 }).map((number) => number === 0);

describe('clusters of a map window', () => {
  it('are those of a plain reading', () => {
    const anyCase = fc.record({
      // Small sets are read doc by doc, broad ones block by block.
      places: fc.oneof(
        fc.array(fc.tuple(anyPlace, fc.boolean()), { maxLength: 120, size: 'max' }),
        fc.array(fc.tuple(anyPlace, rarely), { minLength: 60, maxLength: 120, size: 'max' }),
      ),
      window: anyWindow,
      zoom: fc.oneof(degrees(-5, 30), fc.integer({ min: 0, max: 22 })),
    });
    fc.assert(
      fc.property(anyCase, ({ places: drawn, window, zoom }) => {
        const places = drawn.map(([place]) => place);
        const docs = drawn.flatMap(([, chosen], doc) => (chosen ? doc : []));
        const set = DocSet.ofList(places.length, Uint32Array.from(docs));
        const found = clustersOf(indexOf(places), set, { ...window, zoom });
        const groups = plainly(places, docs, window, zoom);
        expect(inOrder(found.clusters)).toEqual(inOrder(groups.map(expected)));
        expect(found.inside).toBe(groups.flat().length);
        expect(found.withoutPosition).toBe(docs.filter((doc) => places[doc] === null).length);
      }),
      { numRuns: 400 },
    );
  });

  it('keep what has no position out of the first block', () => {
    const places: Place[] = [{ latitude: 85.04923290826918, longitude: -179.97802734375006 }, null];
    const found = clustersOf(indexOf(places), DocSet.all(2), { ...WORLD_WINDOW, zoom: 0 });
    expect(found).toMatchObject({ clusters: [{ count: 1 }], inside: 1, withoutPosition: 1 });
    const alone = DocSet.ofList(2, Uint32Array.of(1));
    const none = clustersOf(indexOf(places), alone, { ...WORLD_WINDOW, zoom: 0 });
    expect(none).toEqual({ clusters: [], inside: 0, withoutPosition: 1 });
  });

  it('are at most 500, whatever the window and the zoom', () => {
    const places = Array.from({ length: 40_000 }, (_, place) => ({
      latitude: 54.5 + 3.3 * ((place * 0.618034) % 1),
      longitude: 8 + 5 * (place / 40_000),
    }));
    for (const window of [DENMARK, WORLD_WINDOW, { ...DENMARK, west: 13, east: 12.9 }]) {
      for (const zoom of [-5, 0, 6, 7.9, 12, 22, 99, Number.POSITIVE_INFINITY]) {
        const { clusters } = all(places, { ...window, zoom });
        expect(clusters.length).toBeLessThanOrEqual(500);
        expect(clusters.length).toBeGreaterThan(0);
      }
    }
    expect(all(places, { ...DENMARK, zoom: 8 }).clusters.length).toBeGreaterThan(200);
  });

  it('stay as they are when the window moves', () => {
    const places = Array.from({ length: 3_000 }, (_, place) => ({
      latitude: 55 + ((place * 0.618034) % 1),
      longitude: 10 + place / 3_000,
    }));
    const window = { west: 9.1, south: 54.8, east: 12.3, north: 56.2, zoom: 8 };
    const moved = { ...window, west: 9.73, east: 12.93 };
    const within = ({ clusters }: Clusters) =>
      clusters.filter(({ west, east }) => west > 10.2 && east < 12.2);
    expect(within(all(places, moved))).toEqual(within(all(places, window)));
    expect(within(all(places, window)).length).toBeGreaterThan(20);
  });

  it('hold both sides of the date line', () => {
    const places = [-179, -170.5, 179, 0].map((longitude) => ({ latitude: 10, longitude }));
    const window = { south: 0, north: 20, zoom: 3 };
    expect(all(places, { ...window, west: 170, east: -171 }).inside).toBe(2);
    expect(all(places, { ...window, west: 170, east: 190 }).inside).toBe(3);
    expect(all(places, { ...window, west: -190, east: -170 }).inside).toBe(3);
  });

  it('keep companies at one address together at the deepest zoom', () => {
    const here = { latitude: 55.676, longitude: 12.568 };
    const near = { latitude: 55.6761, longitude: 12.5685 };
    const window = { west: 12.56, south: 55.67, east: 12.57, north: 55.68, zoom: 22 };
    const { clusters } = all([here, here, near, null, here], window);
    const counts = clusters.map(({ count, doc }) => ({ count, doc }));
    expect(counts.sort((a, b) => a.count - b.count)).toEqual([
      { count: 1, doc: 2 },
      { count: 3, doc: null },
    ]);
  });

  it('are none in a window that is no window, and positions are still missed', () => {
    const places = [{ latitude: 55, longitude: 10 }, null];
    const none = { clusters: [], inside: 0, withoutPosition: 1 };
    const { NaN: nan, POSITIVE_INFINITY: endless } = Number;
    const windows = [
      { ...DENMARK, south: 58, north: 54, zoom: 7 },
      { ...DENMARK, west: nan, zoom: 7 },
      { ...DENMARK, north: nan, zoom: 7 },
      { ...DENMARK, west: endless, east: endless, zoom: 7 },
      { ...DENMARK, zoom: nan },
    ];
    for (const window of windows) expect(all(places, window)).toEqual(none);
    expect(all(places, { ...DENMARK, west: -endless, east: endless, zoom: 7 }).inside).toBe(1);
    expect(all([], { ...DENMARK, zoom: 7 }).inside).toBe(0);
  });
});

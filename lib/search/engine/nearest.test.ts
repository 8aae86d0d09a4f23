import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Near, nearestDocs } from './nearest';

type Place = { longitude: number; latitude: number } | null;

const WORLD = 2 ** 32;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Positions as the index stores them; 0 and 0 means none. */
function indexOf(places: Place[]) {
  const onMap = (fraction: number) =>
    Math.min(WORLD - 1, Math.max(1, Math.floor(fraction * WORLD)));
  const up = (latitude: number) =>
    0.5 - Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) / (2 * Math.PI);
  const x = places.map((place) => (place ? onMap((place.longitude + 180) / 360) : 0));
  const y = places.map((place) => (place ? onMap(up(place.latitude)) : 0));
  return { docs: places.length, x: Uint32Array.from(x), y: Uint32Array.from(y) };
}

/** Distance by chord length, converted to arc length: a different formula from the engine's. */
function alongSphere(from: NonNullable<Place>, to: NonNullable<Place>): number {
  const [one, other] = [from, to].map(({ longitude, latitude }) => {
    const [long, lat] = [radians(longitude), radians(latitude)];
    return [Math.cos(lat) * Math.cos(long), Math.cos(lat) * Math.sin(long), Math.sin(lat)];
  });
  const chord = Math.hypot(...(one ?? []).map((value, axis) => value - (other?.[axis] ?? 0)));
  return 2 * 6_371 * Math.asin(Math.min(1, chord / 2));
}

const near = (places: Place[], from: NonNullable<Place>, limit = 10) =>
  nearestDocs(indexOf(places), from, limit);

const docs = (found: Near[]) => found.map(({ doc }) => doc);

const anywhere = fc.record({
  longitude: fc.double({ min: -180, max: 179.9999, noNaN: true }),
  latitude: fc.double({ min: -84.9, max: 84.9, noNaN: true }),
});
const inDenmark = fc.record({
  longitude: fc.double({ min: 8, max: 13, noNaN: true }),
  latitude: fc.double({ min: 54.5, max: 57.8, noNaN: true }),
});
const towns = fc.constantFrom<NonNullable<Place>>(
  { longitude: 10.2039, latitude: 56.1629 },
  { longitude: 12.5683, latitude: 55.6761 },
  { longitude: -179.99, latitude: 70 },
  { longitude: 179.99, latitude: 70 },
  { longitude: 0, latitude: 84.9 },
);
const somewhere = fc.oneof(anywhere, inDenmark, towns);
const places = fc.oneof(
  fc.array(fc.option(somewhere, { freq: 6, nil: null }), { maxLength: 60 }),
  // So many that the nearest lie a cell of the map away, and the next ones not much farther.
  fc.array(inDenmark, { minLength: 200, maxLength: 300 }),
);

describe('the nearest docs', () => {
  it('are those that a look at every doc finds, the nearest first', () => {
    const limits = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(places, somewhere, limits, (all, from, limit) => {
        const found = near(all, from, limit);
        const placed = all.flatMap((place, doc) =>
          place ? [{ doc, km: alongSphere(from, place) }] : [],
        );
        expect(found).toHaveLength(Math.min(limit, placed.length));
        expect(new Set(docs(found)).size).toBe(found.length);
        const sorted = placed.toSorted((a, b) => a.km - b.km);
        for (const [at, { doc, km }] of found.entries()) {
          // Rounding to about a centimetre may swap neighbours; the error grows towards the
          // antipode.
          const most = 1e-4 + km * 1e-8;
          expect(Math.abs(km - (sorted[at]?.km ?? 0))).toBeLessThan(most);
          const own = placed.find((one) => one.doc === doc);
          expect(Math.abs(km - (own?.km ?? Number.NaN))).toBeLessThan(most);
          expect(km).toBeGreaterThanOrEqual(found[at - 1]?.km ?? 0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('at one address stand in their order', () => {
    const aarhus = { longitude: 10.2039, latitude: 56.1629 };
    const odense = { longitude: 10.3883, latitude: 55.4038 };
    const all = [odense, null, aarhus, aarhus, odense, aarhus];
    expect(docs(near(all, aarhus, 2))).toEqual([2, 3]);
    expect(docs(near(all, aarhus))).toEqual([2, 3, 5, 0, 4]);
    expect(docs(near(all, odense, 4))).toEqual([0, 4, 2, 3]);
  });

  it('are found beyond the date line and over a pole', () => {
    const west = { longitude: -179.99, latitude: 70 };
    const east = { longitude: 179.99, latitude: 70 };
    const far = { longitude: 170, latitude: 70 };
    expect(docs(near([far, west, east], east))).toEqual([2, 1, 0]);
    const arctic = { longitude: 0, latitude: 84.9 };
    const opposite = { longitude: 180 - 1e-6, latitude: 84.9 };
    const south = { longitude: 0, latitude: 70 };
    expect(docs(near([south, opposite, arctic], arctic, 2))).toEqual([2, 1]);
  });

  it('are none without positions or without a wish', () => {
    const here = { longitude: 10, latitude: 56 };
    expect(near([null, null], here)).toEqual([]);
    expect(near([], here)).toEqual([]);
    expect(near([here], here, 0)).toEqual([]);
  });

  it('have their distance in kilometres', () => {
    const aarhus = { longitude: 10.2039, latitude: 56.1629 };
    const copenhagen = { longitude: 12.5683, latitude: 55.6761 };
    const equator = { longitude: 0, latitude: 0 };
    const opposite = { longitude: 179.999_999, latitude: 0 };
    expect(near([copenhagen], aarhus)[0]?.km).toBeCloseTo(156.5, 0);
    expect(near([opposite], equator)[0]?.km).toBeCloseTo(20_015.1, 1);
  });
});

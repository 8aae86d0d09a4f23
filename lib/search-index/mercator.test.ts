import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latitudeAt, longitudeAt, WORLD, xOf, yOf } from './mercator';

describe('the map of the world', () => {
  it('has known places where they are', () => {
    expect(xOf(0)).toBe(WORLD / 2);
    expect(yOf(0)).toBe(WORLD / 2);
    // Tile 34, 20 of zoom 6 begins at 11.25° east and 55.776573° north.
    expect(xOf(11.25)).toBe((34 * WORLD) / 64);
    expect(Math.round(yOf(55.776573018667705) / 2 ** 10)).toBe((20 * WORLD) / 64 / 2 ** 10);
  });

  it('ends at the poles and goes round at the date line', () => {
    expect([yOf(90), yOf(-90)]).toEqual([0, WORLD - 1]);
    expect(yOf(Number.POSITIVE_INFINITY)).toBe(0);
    expect(xOf(180)).toBe(0);
    expect(xOf(190)).toBe(xOf(-170));
    expect(xOf(-550)).toBe(xOf(170));
  });

  it('leads back to where it came from', () => {
    const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
    fc.assert(
      fc.property(degrees(179.9), degrees(85), (longitude, latitude) => {
        expect(longitudeAt(xOf(longitude))).toBeCloseTo(longitude, 6);
        expect(latitudeAt(yOf(latitude))).toBeCloseTo(latitude, 6);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { placesOfHighest } from './highest';

const places = (...values: (number | null)[]) => [...placesOfHighest(values)];

describe('the highest of a row', () => {
  it('is the greatest value, of losses the smallest loss', () => {
    expect(places(3, 9, 4)).toEqual([1]);
    expect(places(-3, -9, -4)).toEqual([0]);
    expect(places(0, -9)).toEqual([0]);
  });

  it('is several where they share it, and does not count what is not known', () => {
    expect(places(7, null, 7, 5)).toEqual([0, 2]);
  });

  it('is none without two to tell apart', () => {
    expect(places()).toEqual([]);
    expect(places(null, null)).toEqual([]);
    expect(places(5, null)).toEqual([]);
    expect(places(5, 5)).toEqual([]);
    expect(places(5, null, 5)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelAnchor, labelled, makeScale, runsOf } from './scale';

describe('makeScale', () => {
  it('ends at round numbers and begins at zero', () => {
    expect(makeScale([1234, 900, null])).toMatchObject({ min: 0, max: 1500 });
    expect(makeScale([-42, 180])).toMatchObject({ min: -50, max: 200 });
    expect(makeScale([-3, -7])).toMatchObject({ min: -8, max: 0 });
  });

  it('has room for nothing and for zeros', () => {
    for (const values of [[], [null], [0, 0]]) {
      const scale = makeScale(values);
      expect([scale.min, scale.max, scale.down(0)]).toEqual([0, 0, 0]);
    }
  });

  it('keeps every value within, the greater one above the smaller', () => {
    const amounts = fc.array(fc.double({ min: -1e13, max: 1e13, noNaN: true }), { minLength: 2 });
    fc.assert(
      fc.property(amounts, (values) => {
        const { down } = makeScale(values);
        const places = values.toSorted((a, b) => b - a).map(down);
        expect(places.every((place) => place >= 0 && place <= 1)).toBe(true);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('labelled', () => {
  it('labels the last and as many as there is room for', () => {
    expect([...labelled(4, 5)]).toEqual([0, 1, 2, 3]);
    expect([...labelled(40, 5)]).toEqual([7, 15, 23, 31, 39]);
    expect([...labelled(0, 5)]).toEqual([]);
  });
});

describe('runsOf', () => {
  it('is broken where a value is missing', () => {
    expect(runsOf([1, 2, null, 3, null, null, 0])).toEqual([[0, 1], [3], [6]]);
    expect(runsOf([null])).toEqual([]);
  });

  it('is broken before a value that does not compare with the one before', () => {
    expect(runsOf([1, 2, 3, null, 4], new Set([1, 4]))).toEqual([[0], [1, 2], [4]]);
  });
});

describe('labelAnchor', () => {
  it.each([
    ['all of a few', 3, 4, [0, 1, 2, 3], 'middle'],
    ['both of two', 1, 2, [0, 1], 'middle'],
    ['the last of two that are far apart', 39, 40, [0, 39], 'end'],
    ['the last of two under wide bars', 6, 7, [0, 6], 'middle'],
    ['the first of two', 0, 40, [0, 39], 'middle'],
    ['the last of two neighbours', 39, 40, [35, 39], 'middle'],
    ['the last of several, which would run into the one before', 40, 41, [24, 32, 40], 'middle'],
    ['one that is not the last', 83, 85, [71, 83], 'middle'],
  ] as const)('of %s', (_label, place, count, written, anchor) => {
    expect(labelAnchor(place, count, new Set(written))).toBe(anchor);
  });
});

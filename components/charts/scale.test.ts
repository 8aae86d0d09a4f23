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
});

describe('labelAnchor', () => {
  it.each([
    [3, 4, 'middle'],
    [39, 40, 'end'],
    [6, 7, 'end'],
    [5, 7, 'middle'],
    [38, 40, 'middle'],
    [83, 84, 'end'],
  ] as const)('of bar %d of %d is %s', (place, count, anchor) => {
    expect(labelAnchor(place, count, 4)).toBe(anchor);
  });
});

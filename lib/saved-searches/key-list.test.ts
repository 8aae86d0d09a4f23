import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences, packKeys, toggle, unpackKeys } from './key-list';

const rising = fc
  .uniqueArray(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 200 })
  .map((keys) => Uint32Array.from(keys.sort((a, b) => a - b)));
/** A small value range, so that two lists share some keys. */
const dense = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 50 })
  .map((keys) => Uint32Array.from(keys.sort((a, b) => a - b)));

test('keys come back as they were', () => {
  fc.assert(
    fc.property(rising, (keys) => {
      expect(unpackKeys(packKeys(keys))).toEqual(keys);
    }),
  );
});

test('steps of every length come back, the shortest and the longest of each too', () => {
  for (const bits of [7, 14, 21, 28]) {
    for (const step of [2 ** bits - 1, 2 ** bits, 2 ** bits + 1]) {
      const keys = Uint32Array.of(step, 2 * step, 2 * step + 1);
      expect([step, unpackKeys(packKeys(keys))]).toEqual([step, keys]);
    }
  }
});

test('neighbours take a byte each', () => {
  const keys = Uint32Array.from({ length: 1_000 }, (_, at) => 10_000_000 + at * 11);
  expect(packKeys(keys).length).toBe(1_000 + 3);
  expect(packKeys(new Uint32Array()).length).toBe(0);
});

test('differences and toggles are those of sets', () => {
  fc.assert(
    fc.property(dense, dense, (one, other) => {
      const [left, right] = [new Set(one), new Set(other)];
      const added = [...other].filter((key) => !left.has(key));
      const removed = [...one].filter((key) => !right.has(key));
      const found = differences(one, other);
      expect([[...found.added], [...found.removed]]).toEqual([added, removed]);
      const both = [...added, ...removed].sort((a, b) => a - b);
      expect([...toggle(one, other)]).toEqual(both);
      expect(toggle(toggle(one, other), other)).toEqual(one);
    }),
  );
});

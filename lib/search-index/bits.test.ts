import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allBits,
  countBits,
  hasBit,
  intersect,
  listDocs,
  noBits,
  pageOfDocs,
  setBit,
  subtract,
  unite,
} from './bits';

const docs = 200;
const someDocs = fc.uniqueArray(fc.nat({ max: docs - 1 }));

function bitsOf(list: readonly number[]) {
  const bits = noBits(docs);
  for (const doc of list) setBit(bits, doc);
  return bits;
}

function listed(bits: Uint32Array): number[] {
  const target = new Uint32Array(docs);
  return [...target.subarray(0, listDocs(bits, target))];
}

const rising = (list: readonly number[]) => [...list].sort((a, b) => a - b);

test('sets of docs are what sets are', () => {
  fc.assert(
    fc.property(someDocs, someDocs, (one, other) => {
      const both = new Set([...one, ...other]);
      expect(listed(bitsOf(one))).toEqual(rising(one));
      expect(countBits(bitsOf(one))).toBe(one.length);
      expect(listed(unite(bitsOf(one), bitsOf(other)))).toEqual(rising([...both]));
      const common = one.filter((doc) => other.includes(doc));
      expect(listed(intersect(bitsOf(one), bitsOf(other)))).toEqual(rising(common));
      const without = one.filter((doc) => !other.includes(doc));
      expect(listed(subtract(bitsOf(one), bitsOf(other)))).toEqual(rising(without));
      expect(one.every((doc) => hasBit(bitsOf(one), doc))).toBe(true);
      expect(without.some((doc) => hasBit(bitsOf(other), doc))).toBe(false);
    }),
  );
});

test('a page is a part of the list, wherever it lies', () => {
  fc.assert(
    fc.property(someDocs, fc.nat({ max: 220 }), fc.nat({ max: 30 }), (list, offset, limit) => {
      expect(pageOfDocs(bitsOf(list), offset, limit)).toEqual(
        rising(list).slice(offset, offset + limit),
      );
    }),
  );
});

test.each([0, 1, 31, 32, 33, 64])('all of %i docs, and none past the last', (count) => {
  expect(countBits(allBits(count))).toBe(count);
  expect(countBits(noBits(count))).toBe(0);
});

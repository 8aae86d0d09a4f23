import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nthSmallest } from './nth-smallest';

it('is what sorting gives, and parts the list', () => {
  const lists = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(lists, fc.nat(), (values, at) => {
      const nth = at % values.length;
      const list = Uint32Array.from(values);
      const found = nthSmallest(list, nth);
      expect(found).toBe(Uint32Array.from(values).sort()[nth]);
      expect(Math.max(-1, ...list.slice(0, nth))).toBeLessThanOrEqual(found);
      expect(Math.min(2 ** 32, ...list.slice(nth))).toBe(found);
      expect(list.toSorted()).toEqual(Uint32Array.from(values).sort());
    }),
  );
});

it('is the same of long lists, sorted, reversed or all alike', () => {
  const count = 1_000_000;
  for (const of of [(at: number) => at, (at: number) => count - at, () => 7]) {
    const list = Uint32Array.from({ length: count }, (_, at) => of(at));
    const sorted = list.toSorted();
    expect(nthSmallest(list, 123_456)).toBe(sorted[123_456]);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Spot, spread } from './spread';

const distances = (spots: Spot[]) =>
  spots.flatMap((a, at) => spots.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
const moved = (spots: Spot[], offsets: Spot[]) =>
  spots.map(({ x, y }, at) => ({ x: x + (offsets[at]?.x ?? 0), y: y + (offsets[at]?.y ?? 0) }));

test('spots far from each other stay where they are', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
  ];
  expect(spread(spots, 26)).toEqual(spots.map(() => ({ x: 0, y: 0 })));
});

test('ten markers on one spot can all be seen and stay near it', () => {
  const spots = Array.from({ length: 10 }, () => ({ x: 40, y: 40 }));
  const offsets = spread(spots, 26);
  expect(Math.min(...distances(moved(spots, offsets)))).toBeGreaterThan(20);
  expect(Math.max(...offsets.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(80);
});

test('any spots: one offset each, all finite', () => {
  const spot = fc.record({ x: fc.integer({ max: 900 }), y: fc.integer({ max: 900 }) });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 12 }), (spots) => {
      const offsets = spread(spots, 26);
      expect(offsets).toHaveLength(spots.length);
      for (const { x, y } of offsets) expect(Number.isFinite(x + y)).toBe(true);
    }),
  );
});

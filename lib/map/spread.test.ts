import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Spot, spread as spreadWide } from './spread';

const spread = (spots: readonly Spot[], width: number) =>
  spreadWide(spots.map((spot) => ({ ...spot, width })));

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
  expect(Math.min(...distances(moved(spots, offsets)))).toBeGreaterThan(10);
});

test('three on one spot do not touch', () => {
  const spots = Array.from({ length: 3 }, () => ({ x: 40, y: 40 }));
  expect(Math.min(...distances(moved(spots, spread(spots, 28))))).toBeGreaterThan(26);
});

test('any spots: one offset each, never farther than a marker is wide', () => {
  const spot = fc.record({
    x: fc.integer({ min: 0, max: 90 }),
    y: fc.integer({ min: 0, max: 90 }),
  });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 12 }), (spots) => {
      const offsets = spread(spots, 26);
      expect(offsets).toHaveLength(spots.length);
      for (const { x, y } of offsets) expect(Math.hypot(x, y)).toBeLessThanOrEqual(24.001);
    }),
  );
});

test('circles of different sizes keep as far apart as both of them need', () => {
  const spots = [
    { x: 40, y: 40, width: 50 },
    { x: 70, y: 40, width: 30 },
    { x: 130, y: 40, width: 60 },
  ];
  const [a, b, c] = moved(spots, spreadWide(spots));
  expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThanOrEqual(39.5);
  expect((c?.x ?? 0) - (b?.x ?? 0)).toBeGreaterThanOrEqual(44.5);
});

import { expect, test } from 'vitest';
import { Arcs } from './arcs';
import { clipRing } from './clip';
import { keyOf, type Position, type Ring } from './rings';

/** A jagged line from (0,0) to (0,4): the border of two squares. */
const border: Position[] = Array.from({ length: 41 }, (_, at) => [
  at === 0 || at === 40 ? 0 : ((at * 7) % 5) / 100,
  at / 10,
]);
const west: Ring = [...border, [-4, 4], [-4, 0], [0, 0]];
const east: Ring = [...border.toReversed(), [4, 0], [4, 4], [0, 4]];

function thinned(tolerance: number) {
  const arcs = new Arcs(() => tolerance);
  const rings = { west, east };
  for (const ring of Object.values(rings)) arcs.note(ring);
  for (const [owner, ring] of Object.entries(rings)) arcs.enter(ring, owner);
  arcs.thin();
  return { west: arcs.restore(west), east: arcs.restore(east), shared: arcs.shared() };
}

test('a tolerance of nothing changes nothing', () => {
  expect(new Set(thinned(0).west.map(keyOf))).toEqual(new Set(west.map(keyOf)));
});

test('two countries keep the same border when it is thinned', () => {
  const { west: left, east: right, shared } = thinned(20);
  const [line = []] = shared;
  expect(shared).toHaveLength(1);
  expect(line.length).toBeLessThan(border.length);
  for (const position of line) {
    expect(left.map(keyOf)).toContain(keyOf(position));
    expect(right.map(keyOf)).toContain(keyOf(position));
  }
  expect(left[0]).toEqual(left.at(-1));
});

test('a ring is cut at the edge of the window', () => {
  const window = { west: -1, south: 1, east: 9, north: 3 };
  const square = (west: number, south: number, east: number, north: number): Ring => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const cut = clipRing(square(-4, 0, 0, 4), window);
  expect(new Set(cut.map(keyOf))).toEqual(new Set(square(-1, 1, 0, 3).map(keyOf)));
  expect(cut[0]).toEqual(cut.at(-1));
  expect(clipRing(square(20, 0, 21, 1), window)).toEqual([]);
});

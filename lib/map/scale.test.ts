import { expect, it } from 'vitest';
import { scaleAt } from './scale';

it.each([
  [6, '50 km', 73],
  [9, '5 km', 58],
  [12, '500 m', 47],
  [16, '50 m', 75],
])('at zoom %i it is %s', (zoom, words, width) => {
  expect(scaleAt(56, zoom, 80)).toEqual({ words, width });
});

it('is never wider than it may be, nor shorter than two fifths of that', () => {
  for (let zoom = 3; zoom <= 18; zoom += 0.1) {
    const { width } = scaleAt(57, zoom, 80);
    expect(width).toBeLessThanOrEqual(80);
    expect(width).toBeGreaterThanOrEqual(31);
  }
});

it('is shorter in the north, where a map is larger', () => {
  expect(scaleAt(54, 6, 80).width).toBeLessThan(scaleAt(58, 6, 80).width);
});

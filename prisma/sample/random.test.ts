import { expect, test } from 'vitest';
import { mix, Random, Weighted } from './random';

test('the sequence is the same on every machine', () => {
  const random = new Random(1, 2, 3);
  expect([random.below(1000), random.below(1000), random.below(1000)]).toEqual([594, 543, 25]);
});

test('neighbouring seeds give unrelated sequences', () => {
  const firsts = Array.from({ length: 10_000 }, (_, seed) => new Random(1, seed).next());
  const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
  expect(mean).toBeCloseTo(0.5, 1);
  expect(new Set(firsts).size).toBeGreaterThan(9_990);
  expect(mix(4_950_000_000)).not.toBe(mix(4_950_000_000 - 2 ** 32));
});

test('a weighted draw follows its weights and skips what weighs nothing', () => {
  const random = new Random(7);
  const letters = new Weighted([
    ['a', 6],
    ['b', 3],
    ['c', 1],
    ['d', 0],
  ]);
  const count = { a: 0, b: 0, c: 0 } as Record<string, number>;
  for (let draw = 0; draw < 30_000; draw += 1) {
    const letter = letters.draw(random);
    count[letter] = (count[letter] ?? Number.NaN) + 1;
  }
  expect(Math.abs((count.a ?? 0) / 30_000 - 0.6)).toBeLessThan(0.02);
  expect(Math.abs((count.c ?? 0) / 30_000 - 0.1)).toBeLessThan(0.02);
  expect(letters.items).toEqual(['a', 'b', 'c']);
});

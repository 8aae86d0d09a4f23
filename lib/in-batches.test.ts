import { expect, test, vi } from 'vitest';
import { inBatches } from './in-batches';

test('goes on until nothing is left, and adds up', async () => {
  let left = 45_000;
  const step = vi.fn(async (most: number) => {
    const count = Math.min(most, left);
    left -= count;
    return count;
  });
  expect(await inBatches(step)).toBe(45_000);
  expect(left).toBe(0);
  expect(step).toHaveBeenCalledTimes(4);
});

test('a statement that finds fewer than it might is not the last', async () => {
  const counts = [3, 20_000, 1, 0];
  expect(await inBatches(async () => counts.shift() ?? 0)).toBe(20_004);
});

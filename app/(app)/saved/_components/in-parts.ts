import { MAX_IDS } from '@/lib/saved/constants';
import type { SavedTarget } from '@/lib/saved/types';

/** Splits the ids over as many calls as the limit requires. @returns the last answer. */
export async function inParts<Answer>(
  target: SavedTarget,
  call: (part: SavedTarget) => Promise<Answer>,
): Promise<Answer> {
  if ('query' in target) return call(target);
  let answer = await call({ ids: target.ids.slice(0, MAX_IDS) });
  for (let start = MAX_IDS; start < target.ids.length; start += MAX_IDS) {
    answer = await call({ ids: target.ids.slice(start, start + MAX_IDS) });
  }
  return answer;
}

/** @returns how many companies all parts covered together. */
export async function countInParts(
  target: SavedTarget,
  call: (part: SavedTarget) => Promise<{ count: number }>,
): Promise<number> {
  let sum = 0;
  await inParts(target, async (part) => {
    const { count } = await call(part);
    sum += count;
  });
  return sum;
}

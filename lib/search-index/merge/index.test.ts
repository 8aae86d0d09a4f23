import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyChange, rankNames } from '@/tests/support/index-rows';
import { buildIndex } from '../build';
import type { IndexRow } from '../types';
import { mergeIndexes } from '.';

/** The rows with name ranks among themselves. */
function ranked(rows: IndexRow[]): IndexRow[] {
  const ranks = rankNames(rows.map(({ name }) => name));
  return rows.map((row) => ({ ...row, nameRank: ranks.get(row.name) ?? 0 }));
}

it('is the index that is built of what stays and what came', async () => {
  await fc.assert(
    fc.asyncProperty(anyChange, async ({ before, gone, came }) => {
      const keys = new Set([...gone, ...came.map(({ key }) => key)]);
      const kept = before.filter(({ key }) => !keys.has(key));
      const names = [...rankNames(kept.map(({ name }) => name)).keys()].slice(1) as string[];
      const fresh = ranked(came);
      const merged = await mergeIndexes(
        buildIndex(before),
        keys,
        buildIndex(fresh),
        async ({ count }) => {
          expect(count).toBe(names.length);
          return [...rankNames(fresh.map(({ name }) => name)).keys()].slice(1).map((name) => ({
            before: names.filter((other) => name !== null && other < name).length,
            isEqual: name !== null && names.includes(name),
          }));
        },
      );
      expect(merged).toEqual(buildIndex(ranked([...kept, ...came])));
    }),
    { numRuns: 300 },
  );
});

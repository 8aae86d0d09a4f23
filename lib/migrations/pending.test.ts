import path from 'node:path';
import { expect, test } from 'vitest';
import { readMigrations } from './files';
import { pendingMigrations, type RunQuery } from './pending';

const root = path.resolve(import.meta.dirname, '../..');
const ours = readMigrations(`${root}/prisma/migrations`).map(({ name }) => name);

/** A database in which these migrations were applied; null before the first. */
const having = (names: readonly string[] | null) =>
  ((sql: string) =>
    Promise.resolve(
      sql.includes('to_regclass')
        ? [{ made: names !== null }]
        : (names ?? []).map((name) => ({ name })),
    )) as RunQuery;

test('lacks all before the first, and none afterwards, whatever the next version adds', async () => {
  expect(ours.length).toBeGreaterThan(10);
  expect(await pendingMigrations(root, having(null))).toEqual(ours);
  expect(await pendingMigrations(root, having(ours.slice(0, -2)))).toEqual(ours.slice(-2));
  expect(await pendingMigrations(root, having([...ours, '20990101000000_later']))).toEqual([]);
});

import { expect, test } from 'vitest';
import { registerDatabase } from '../support/register-database';

await registerDatabase('prepared');
process.env.DATABASE_POOL_SIZE = '1';
const { db, ownRows } = await import('@/lib/db');

type Found = { found: number };
const byPrisma = (ids: number[]) => db.$queryRaw<Found[]>`
  SELECT count(*)::int AS found FROM generate_series(1, 200) id WHERE id = ANY (${ids}::int[])`;
const byDriver = (ids: number[]) => ownRows<Found>`
  SELECT sum(1)::int AS found FROM generate_series(1, 200) id WHERE id = ANY (${ids}::int[])`;

/** The plans of the only connection. */
const kept = async () => {
  const rows = await ownRows<{ statement: string }>`SELECT statement FROM pg_prepared_statements`;
  return rows.filter(({ statement }) => statement.includes('generate_series'));
};

test.each([
  ['Prisma', byPrisma],
  ['the driver', byDriver],
])('a plan of %s is kept for short lists, and none for long ones', async (_, ask) => {
  const upTo = (last: number) => Array.from({ length: last }, (_one, at) => at + 1);
  const before = (await kept()).length;
  expect(await ask(upTo(150))).toEqual([{ found: 150 }]);
  expect(await kept()).toHaveLength(before);
  expect(await ask(upTo(3))).toEqual([{ found: 3 }]);
  expect(await kept()).toHaveLength(before + 1);
  expect(await ask(upTo(200))).toEqual([{ found: 200 }]);
});

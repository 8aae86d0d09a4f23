import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { LOAD_LOCK } from '@/lib/migrations/load-lock';
import { indexFormat } from '@/lib/search-index/sections';
import type { SearchIndex } from '@/lib/search-index/types';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';
import { onClient, storedIndex } from '../support/stored-index';

const database = await registerDatabase('index_formats');
const client = new Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { loadCompanies } = await import('@/lib/register/load');
const { ensureIndex } = await import('@/lib/register/ensure-index');
const rebuild = await import('@/lib/search-index/rebuild');
beforeEach(() => database.clear());
afterAll(() => client.end());

const full = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;
const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-01-15' } as const;
const companies = (count: number) =>
  Array.from({ length: count }, (_, at) => companyRecord(at + 1));

const withoutVersion = ({ version: _version, ...index }: SearchIndex) => index;
/** The index as if rebuilt from the current register. */
const madeAnew = () => onClient((other) => rebuild.indexRegister(other));

test('while a load runs no index is made, unless somebody waits for it to end', async () => {
  await loadCompanies(companies(10), full);
  await database.rows('DELETE FROM search_indexes');
  await client.query('SELECT pg_advisory_lock($1)', [LOAD_LOCK]);
  const waiting = ensureIndex({ patient: true });
  await expect(ensureIndex()).rejects.toMatchObject({ code: 'conflict' });
  expect(await formats()).toEqual([]);
  await client.query('SELECT pg_advisory_unlock($1)', [LOAD_LOCK]);
  expect(await waiting).toBe(true);
});

/** The index stored by another application version, by a load or during a rollout. */
const storeOther = (format: number) =>
  database.rows(`
    WITH stored AS (INSERT INTO search_indexes (format, companies, digest, code_lists)
      VALUES (${format}, 10, 'other', '') RETURNING version)
    INSERT INTO search_index_parts (version, position, section, bytes)
    SELECT version, 0, 'header', '{"format":${format},"index":{}}'::bytea FROM stored`);
const formats = async () =>
  (await database.rows('SELECT format FROM search_indexes ORDER BY 1')).map((row) => row.format);

test.each([1, -1])('beside the index of format %d from ours, ours is read', async (step) => {
  const { withIndex, indexVersion } = await import('@/lib/search/live-index');
  await loadCompanies(companies(10), full);
  const own = await storedIndex();
  await storeOther(indexFormat + step);
  expect(await storedIndex()).toEqual(own);
  // In memory at the version of the rows: a valid answer.
  const asked = withIndex(async (index) => ({ version: await indexVersion(), value: index }));
  expect(await asked).toEqual(own);
});

test.each([1, -1])(
  'what comes to a register that format %d from ours indexed last',
  async (step) => {
    const both = [indexFormat, indexFormat + step].toSorted((a, b) => a - b);
    await loadCompanies(companies(200), full);
    // A change that only the other index contains.
    await database.rows(`UPDATE companies SET name = 'Andet' WHERE key = '99000007'`);
    await storeOther(indexFormat + step);
    await loadCompanies([companyRecord(201)], delta);
    expect(withoutVersion(await storedIndex())).toEqual(await madeAnew());
    expect(await formats()).toEqual(both);
    await storeOther(indexFormat + step);
    expect(await ensureIndex()).toBe(true);
    expect(await ensureIndex()).toBe(false);
    expect(await ensureIndex({ anew: true })).toBe(true);
    expect(new Set(await formats())).toEqual(new Set(both));
  },
);

test('the format before and those to come stay, others go', async () => {
  for (const step of [-2, -1, 1, 2]) await storeOther(indexFormat + step);
  await loadCompanies(companies(10), full);
  expect(await formats()).toEqual([-1, 0, 1, 2].map((step) => indexFormat + step));
});

test('an index that was stored before it had a format gets the one it says', async () => {
  const file = 'prisma/migrations/20261123143600_formats_of_stored_indexes/migration.sql';
  await loadCompanies(companies(10), full);
  await storeOther(indexFormat - 1);
  await storeOther(indexFormat + 1);
  await database.rows(`
    UPDATE search_index_parts SET bytes = 'x'
    WHERE bytes = '{"format":${indexFormat + 1},"index":{}}'`);
  await database.rows('UPDATE search_indexes SET format = 7');
  await database.rows(readFileSync(file, 'utf8'));
  expect(await formats()).toEqual([0, indexFormat - 1, indexFormat]);
});

import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { LoadInput } from '@/lib/register/filings/load';
import type { CompanyRecord } from '@/lib/register/record';
import type { SearchIndex } from '@/lib/search-index/types';
import { each, entry, input, report } from '../fixtures/filings/inputs';
import { companyRecord } from '../support/company-record';
import { anyRows } from '../support/index-rows';
import { registerDatabase } from '../support/register-database';
import { indexedNames, onClient, storedIndex } from '../support/stored-index';

const database = await registerDatabase('search_index');
const client = new Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { loadCompanies } = await import('@/lib/register/load');
const { loadFilings } = await import('@/lib/register/filings/load');
const { ensureIndex } = await import('@/lib/register/ensure-index');
const build = await import('@/lib/search-index/build');
const rebuild = await import('@/lib/search-index/rebuild');
const store = await import('@/lib/search-index/store');
beforeEach(() => database.clear());
afterAll(() => client.end());

const full = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;
const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-01-15' } as const;

const stored = () => database.rows('SELECT version, companies, digest FROM search_indexes');
const withoutVersion = ({ version: _version, ...index }: SearchIndex) => index;

/** The index as if rebuilt from the current register. */
const madeAnew = () => onClient((other) => rebuild.indexRegister(other));

const companies = (
  count: number,
  change: (number: number) => Partial<CompanyRecord> = () => ({}),
) => Array.from({ length: count }, (_, at) => companyRecord(at + 1, change(at + 1)));

test('what is stored is what is read', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const index = build.buildIndex(rows);
      const version = await store.storeIndex(client, index);
      expect(await store.readIndex(client)).toEqual({ version, ...index });
      expect(await stored()).toEqual([expect.objectContaining({ version })]);
    }),
    { numRuns: 40 },
  );
});

test('arrays longer than a part come together again', async () => {
  const count = 1_200_000;
  const keys = Uint32Array.from({ length: count }, (_, doc) => 10_000_000 + doc);
  const index = { ...build.buildIndex([]), docs: count, keys };
  const version = await store.storeIndex(client, index);
  const parts = await database.rows(
    `SELECT section, length(bytes) AS bytes FROM search_index_parts
     WHERE version = ${version} AND section = 'keys' ORDER BY position`,
  );
  expect(parts.map(({ bytes }) => bytes)).toEqual([4 * 1024 ** 2, 4 * count - 4 * 1024 ** 2]);
  const read = (await store.readIndex(client))?.keys ?? new Uint32Array();
  expect(Buffer.from(read.buffer).equals(Buffer.from(keys.buffer))).toBe(true);
});

test('a new index takes the place of the former one, and the same one is not stored again', async () => {
  expect(await stored()).toEqual([]);
  expect(await store.readIndex(client)).toBeNull();
  await loadCompanies(companies(30), full);
  const [first] = await stored();
  expect(first).toMatchObject({ companies: 30 });
  await loadCompanies(companies(30), full);
  expect(await stored()).toEqual([first]);
  await loadCompanies(companies(31), full);
  const after = await stored();
  expect(after).toHaveLength(1);
  expect(after[0]?.version).toBeGreaterThan(Number(first?.version));
  const parts = await database.rows('SELECT DISTINCT version FROM search_index_parts');
  expect(parts).toEqual([{ version: after[0]?.version }]);
});

test('names are ranked as in a Danish telephone book', async () => {
  const names = ['Æble', 'Zebra', 'Ånd', 'Øl', 'Aal', 'ål', 'Zebra', 'abe', 'Abe', null];
  const named = (number: number) => ({ name: names[number - 1] ?? null, names: [] });
  await loadCompanies(companies(names.length, named), full);
  const { nameRanks, keys } = await storedIndex();
  const ranked = [...keys].map((key, doc) => [names[key - 99_000_001], nameRanks[doc]] as const);
  const order = ranked.toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
  const wanted = await database.rows(`
    SELECT name, dense_rank() OVER (ORDER BY name COLLATE "da-x-icu")::int AS rank
    FROM companies WHERE name IS NOT NULL ORDER BY rank`);
  expect(order.map(([name, rank]) => ({ name: name ?? null, rank }))).toEqual([
    { name: null, rank: 0 },
    ...wanted,
  ]);
  expect(order.at(-1)?.[0]).toBe('Ånd');
});

/** A step in a register's history: new or changed companies, and a filing. */
const anyStep = fc.record({
  changes: fc.array(
    fc.record({
      number: fc.integer({ min: 1, max: 410 }),
      name: fc.constantFrom(null, 'Aabenraa Øl', 'Å', 'Øst', 'Prøve 50 ApS', 'Prøve 7 ApS', 'Zoo'),
      former: fc.constantFrom('Gammel Møller', 'Prøve'),
      employees: fc.option(fc.integer({ min: 0, max: 40 })),
      status: fc.constantFrom('ACTIVE' as const, 'CEASED' as const, 'IN_BANKRUPTCY' as const),
      town: fc.constantFrom(null, 'Ommel', 'Åby'),
      latitude: fc.constantFrom(null, 55.5),
      locationCount: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 4 },
  ),
  filing: fc.option(
    fc.record({
      number: fc.integer({ min: 1, max: 420 }),
      revenue: fc.constantFrom(0, 500),
      profit: fc.nat(9),
      profitBefore: fc.nat(9),
    }),
  ),
});

test('after any changes the index is the one that would be made anew', async () => {
  let time = 0;
  const step = async ({
    changes,
    filing,
  }: typeof anyStep extends fc.Arbitrary<infer T> ? T : never) => {
    time += 1;
    const registerUpdatedAt = new Date(Date.UTC(2023, 0, 1, 0, 0, time)).toISOString();
    const records = changes.map(({ number, former, latitude, ...change }) =>
      companyRecord(number, {
        ...change,
        registerUpdatedAt,
        isSample: false,
        latitude,
        longitude: latitude,
        names: [{ kind: 'SECONDARY', name: former, validFrom: null, validTo: null }],
      }),
    );
    await loadCompanies(records, delta);
    if (filing === null) return;
    const { number, revenue, profit, profitBefore } = filing;
    const companyKey = String(99_000_000 + number);
    const document = report(2023, {
      company: companyKey,
      solo: { Revenue: revenue, ProfitLoss: profit },
      soloBefore: { ProfitLoss: profitBefore },
    });
    const filings: LoadInput[] = [input(entry(`f${time}`, 2023, { companyKey }), document)];
    await loadFilings(each(filings), { source: 'FILINGS' });
  };
  await loadCompanies(companies(400), full);
  await fc.assert(
    fc.asyncProperty(anyStep, async (given) => {
      await step(given);
      expect(withoutVersion(await storedIndex())).toEqual(await madeAnew());
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 120_000);

test('companies that go leave the index', async () => {
  const { beginChanges } = await import('@/lib/search-index/changed');
  const { refreshIndex } = await import('@/lib/search-index/refresh');
  await loadCompanies(companies(100), full);
  await client.query('BEGIN');
  await beginChanges(client);
  await client.query(`
    WITH gone AS (DELETE FROM companies WHERE key IN ('99000007', '99000100') RETURNING key)
    INSERT INTO changed_companies SELECT key FROM gone`);
  await refreshIndex(client);
  await client.query('COMMIT');
  const index = await storedIndex();
  expect(index.docs).toBe(98);
  expect(indexedNames(index)).not.toHaveProperty('99000007');
  expect(withoutVersion(index)).toEqual(await madeAnew());
});

test('an index with a company that the register does not have is made anew', async () => {
  await loadCompanies(companies(100), full);
  await database.rows(`DELETE FROM companies WHERE key = '99000007'`);
  await loadCompanies([companyRecord(101)], delta);
  const index = withoutVersion(await storedIndex());
  expect(index.docs).toBe(100);
  expect(index).toEqual(await madeAnew());
});

test('nothing changed, or nothing kept: no new version', async () => {
  await loadCompanies(companies(40), full);
  const before = await stored();
  await loadCompanies(companies(40), delta);
  await loadCompanies(
    companies(5, () => ({ name: 'Ny' })),
    { ...delta, dryRun: true },
  );
  await loadCompanies(companies(50), { ...full, dryRun: true });
  expect(await stored()).toEqual(before);
});

test('a register without an index, or with one that cannot be read, gets one', async () => {
  expect(await ensureIndex()).toBe(false);
  await loadCompanies(companies(10), full);
  const [first] = await stored();
  expect(await ensureIndex()).toBe(false);
  await database.rows('DELETE FROM search_indexes');
  expect(await ensureIndex()).toBe(true);
  const [second] = await stored();
  expect(second).toMatchObject({ companies: 10, digest: first?.digest });
  await database.rows('UPDATE search_indexes SET format = 0');
  expect(await store.readIndex(client)).toBeNull();
  expect(await ensureIndex()).toBe(true);
  expect((await storedIndex()).docs).toBe(10);
});

test('a company that comes to a register without an index brings all into it', async () => {
  await loadCompanies(companies(10), full);
  await database.rows('DELETE FROM search_indexes');
  await loadCompanies([companyRecord(11)], delta);
  expect((await storedIndex()).docs).toBe(11);
});

/** The searchable data of companies, ordered by key. */
async function employeesIn() {
  const { keys, numbers } = await storedIndex();
  const { codes, values } = numbers.employees;
  const found = Array.from(keys, (key, doc) => [key, values[(codes[doc] ?? 0) - 1] ?? null]);
  return found.sort().map(([, employees]) => employees);
}

test('employees of two years ago are none of today, from the day on that the register says so', async () => {
  const months = ['2019-12-01', '2020-01-01', '2020-02-01', null];
  const counted = companies(400, (number) => ({ employeesMonth: months[number - 1] ?? null }));
  await loadCompanies(counted, full);
  expect((await employeesIn()).slice(0, 5)).toEqual([null, 3, 3, 3, 3]);
  const load = async (snapshotDate: string) => {
    await loadCompanies([companyRecord(401, { name: snapshotDate })], { ...delta, snapshotDate });
    expect(withoutVersion(await storedIndex())).toEqual(await madeAnew());
    return (await employeesIn()).slice(0, 5);
  };
  expect(await load('2022-02-01')).toEqual([null, null, 3, 3, 3]);
  expect(await load('2022-03-31')).toEqual([null, null, null, 3, 3]);
  // A date before that of the full load does not count.
  expect(await load('2021-06-30')).toEqual([null, 3, 3, 3, 3]);
});

test('industries of 2025 are named in English by their class, also those stored before', async () => {
  const of2025 = [
    { version: 'DB25', code: '439100', text: 'Murere' },
    { version: 'DB25', code: '561110', text: 'Caféer' },
    { version: 'DB25', code: '561190', text: 'Pizzeriaer' },
    { version: 'DB25', code: '999999', text: 'Uoplyst' },
  ] as const;
  await loadCompanies(
    companies(60, (number) => ({ industry: of2025[number - 1] ?? null })),
    full,
  );
  const named = () =>
    database.rows(`SELECT code, english FROM industries WHERE version = 'DB25' ORDER BY 1`);
  const expected = [
    { code: '439100', english: 'Masonry and bricklaying activities' },
    { code: '561110', english: 'Restaurant activities' },
    { code: '561190', english: 'Restaurant activities' },
    { code: '999999', english: null },
  ];
  expect(await named()).toEqual(expected);
  const texts = async () => {
    const { values } = (await storedIndex()).texts.industry;
    return values.filter(([danish]) => danish === 'Murere' || danish === 'Caféer').sort();
  };
  const searched = [
    ['Caféer', '561110 Caféer', 'Restaurant activities'],
    ['Murere', '439100 439910 Murere', 'Masonry and bricklaying activities'],
  ];
  expect(await texts()).toEqual(searched);
  const db07 = `SELECT * FROM industries WHERE version = 'DB07' ORDER BY code`;
  const before = await database.rows(db07);
  // As earlier releases have left them, except one that has a name of its own.
  await database.rows(`UPDATE industries SET english = CASE code WHEN '561110' THEN 'Cafés' END
    WHERE version = 'DB25'`);
  expect(await ensureIndex()).toBe(true);
  expect((await texts())[1]).toEqual(searched[1]?.slice(0, 2));
  await loadCompanies([], delta);
  expect(await named()).toEqual(
    expected.map((one) => (one.code === '561110' ? { ...one, english: 'Cafés' } : one)),
  );
  expect((await texts())[1]).toEqual(searched[1]);
  expect(await database.rows(db07)).toEqual(before);
  const [index] = await stored();
  expect(await ensureIndex(), 'nothing is left to do').toBe(false);
  await loadCompanies([], delta);
  expect(await stored()).toEqual([index]);
});

test('other words in a code list are found in the index with the next load', async () => {
  await loadCompanies(companies(60), full);
  await database.rows(`UPDATE regions SET name = 'Nordpå' WHERE code = 'DK-81'`);
  expect(await ensureIndex()).toBe(true);
  const { storeReference } = await import('@/lib/register/reference');
  await storeReference(client);
  await loadCompanies([companyRecord(61)], delta);
  expect(withoutVersion(await storedIndex())).toEqual(await madeAnew());
});

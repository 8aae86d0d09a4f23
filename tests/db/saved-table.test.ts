import { readFileSync } from 'node:fs';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { savedEmployees } from '@/lib/saved/employees';
import { ida, key, read, savedWorld } from '../support/saved-world';

const world = await savedWorld('saved_table');
const { database, saved, save, saveMany, page, keys } = world;
beforeEach(() => world.forget());

const ascending: [string, number[]][] = [
  ['saved', [3, 1, 5, 2, 4]],
  // Æ and Aa (Å) sort last in Danish; a company without a name has the one it was saved with.
  ['name', [4, 5, 3, 1, 2]],
  ['cvr', [1, 2, 3, 4, 5]],
  ['town', [3, 4, 1, 2, 5]],
  ['employees', [3, 1, 2, 4, 5]],
  ['revenue', [4, 1, 3, 2, 5]],
];

const MISSING: Record<string, number> = { town: 1, employees: 2, revenue: 2 };

test.each(ascending)('sorted by %s, what is missing is last both ways', async (sort, order) => {
  await save(ida, 3, 1, 5, 2, 4);
  const end = order.length - (MISSING[sort] ?? 0);
  for (const [direction, known] of [
    ['asc', order.slice(0, end)],
    ['desc', order.slice(0, end).toReversed()],
  ] as const) {
    const found = await keys(`sort=${sort}&direction=${direction}`);
    expect(found.slice(0, end)).toEqual(known);
    expect(found.slice(end).sort()).toEqual(order.slice(end).sort());
  }
});

test('in every order the pages are the whole of it, and the keys are in the same order', async () => {
  await save(ida, 1, 2, 3, 4, 5);
  await saveMany(ida, 40);
  const all = (await database.rows('SELECT id FROM saved_companies')).map(({ id }) => id).sort();
  for (const sort of ['saved', 'name', 'industry', 'status', 'tags', 'note', 'revenue']) {
    for (const direction of ['asc', 'desc']) {
      const query = `sort=${sort}&direction=${direction}`;
      const pages = await Promise.all([1, 2, 3, 4, 5].map((at) => page(`${query}&page=${at}`)));
      const rows = pages.flatMap(({ items }) => items);
      expect([query, rows.map(({ id }) => id).sort()]).toEqual([query, all]);
      const { entries } = await saved.findSavedKeys(ida, read(query), 45);
      const inOrder = rows.map(({ id, companyKey }) => [id, companyKey]);
      expect([query, JSON.parse(entries)]).toEqual([query, inOrder]);
    }
  }
  expect(await saved.findSavedKeys(ida, read(''), 44)).toEqual({ total: 45, entries: '[]' });
  const beyond = await page('page=99&size=25');
  expect(beyond).toMatchObject({ total: 45, page: 2, totalPages: 2 });
  expect(beyond.items).toHaveLength(20);
  expect(await page('q=nobody&page=7')).toEqual({ items: [], total: 0, page: 1, totalPages: 0 });
});

test('a row has what it takes to call, but of those who must not be advertised to', async () => {
  await save(ida, 1, 2, 3);
  await database.rows(`UPDATE companies SET phone = '20304050',
    advertising_protected = key = '${key(2)}' WHERE key IN ('${key(1)}', '${key(2)}')`);
  onTestFinished(async () => {
    await database.rows('UPDATE companies SET phone = NULL, advertising_protected = false');
  });
  const { items } = await page('sort=cvr&direction=asc');
  expect(items.map(({ phone }) => phone)).toEqual(['20304050', null, null]);
});

test('the API answers all with their companies by pages, the newest first, and says how many', async () => {
  await save(ida, 1, 2, 3);
  const { listSaved } = await import('@/lib/saved/queries');
  const asked = async (wanted: { page: number; limit: number; companyKey?: string }) => {
    const { items, ...rest } = await listSaved(ida, wanted);
    return { keys: items.map(({ companyKey, company }) => [companyKey, company?.key]), ...rest };
  };
  const all = await asked({ page: 1, limit: 1_000 });
  expect(all).toMatchObject({ total: 3, page: 1, totalPages: 1 });
  expect(all.keys).toEqual([3, 2, 1].map((number) => [key(number), key(number)]));
  expect(await asked({ page: 2, limit: 2 })).toEqual({
    keys: all.keys.slice(2),
    total: 3,
    page: 2,
    totalPages: 2,
  });
  expect(await asked({ page: 99, limit: 2 })).toMatchObject({ keys: all.keys.slice(2), page: 2 });
  const one = await asked({ page: 1, limit: 1_000, companyKey: key(2) });
  expect(one).toMatchObject({ keys: [all.keys[1]], total: 1 });
  const none = await asked({ page: 1, limit: 1_000, companyKey: key(4) });
  expect(none).toEqual({ keys: [], total: 0, page: 1, totalPages: 0 });
});

test('an old number of employees is given with its month, as the company’s page does', async () => {
  const months = (month: string | null) =>
    database.rows(`UPDATE companies SET employees_month = ${month ? `'${month}'` : 'NULL'}
      WHERE key = '${key(1)}'`);
  onTestFinished(async () => void (await months(null)));
  await database.rows(`INSERT INTO register_loads (source, kind, status, snapshot_date, companies)
    VALUES ('SAMPLE', 'FULL', 'DONE', '2022-01-31', 5)`);
  onTestFinished(async () => void (await database.rows('DELETE FROM register_loads')));
  await save(ida, 1);
  const counted = async () => (await page()).items.map((row) => savedEmployees(row));
  await months('2019-12-01');
  expect(await counted()).toEqual(['12 (12/2019)']);
  await months('2020-01-01');
  expect(await counted(), 'within 24 months of the register').toEqual(['12']);
  await months(null);
  expect(await counted()).toEqual(['12']);
});

test('name, number, place, note and tags are searched, as the search of companies folds them', async () => {
  const [first = '', second = ''] = await save(ida, 1, 2, 3, 4, 5);
  await saved.updateEntry(ida, first, { note: 'Ring til Søren\ni maj', tags: ['Kunde Øst'] });
  await saved.updateEntry(ida, second, { tags: ['100 % vin'] });
  const found: [string, number[]][] = [
    ['stuk', [3, 1]],
    ['aero stuk as', [1]],
    ['koebenhavn', [3]],
    ['århus', [2]],
    ['8000', [2]],
    ['bager 5000 odense', [4]],
    ['10 00 00 04', [4]],
    ['soren', [1]],
    ['kunde ost', [1]],
    ['%', [2]],
    ['stuk bager', []],
    ["' OR 99=99 --", []],
    ['saved 5', [5]],
    ['(', []],
  ];
  for (const [q, expected] of found) {
    expect([q, await keys(new URLSearchParams({ q }).toString())]).toEqual([q, expected]);
  }
  const industry = new URLSearchParams({ industry: 'Stukkatørvirksomhed' }).toString();
  expect(await keys(industry), 'of both versions').toEqual([3, 1]);
  expect(await keys(`${industry}&q=zebra`)).toEqual([3]);
  expect(await keys('tag=KUNDE%20%C3%98ST')).toEqual([1]);
  expect(await keys('tag=kunde')).toEqual([]);
  expect(await saved.getSavedOverview(ida)).toEqual({
    total: 5,
    lists: [],
    tags: [
      { name: '100 % vin', count: 1 },
      { name: 'Kunde Øst', count: 1 },
    ],
    industries: ['Fremstilling af friske bageriprodukter', 'Stukkatørvirksomhed'],
    statuses: ['ACTIVE', 'IN_BANKRUPTCY', 'CEASED'],
  });
});

test('what was saved before postal codes were kept is given its own', async () => {
  await save(ida, 1, 2);
  await database.rows('UPDATE saved_companies SET postal_code = NULL');
  expect(await keys('q=8000')).toEqual([]);
  const sql = 'prisma/migrations/20261126222500_postal_codes_saved_before/migration.sql';
  await database.rows(readFileSync(sql, 'utf8'));
  expect(await keys('q=8000')).toEqual([2]);
});

test('loads bring up to date what it is sorted and searched by', async () => {
  await save(ida, 1, 2, 3);
  await database.rows(`UPDATE companies SET name = 'Aalborg Stuk', employees = 99,
    postal_code = '9990', postal_district = 'Skagen', status = 'CEASED' WHERE key = '${key(3)}'`);
  const { refreshSavedFacts } = await import('@/lib/saved/facts');
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    expect(await keys('q=skagen')).toEqual([]);
    await refreshSavedFacts(client, `SELECT '${key(1)}'`);
    expect(await keys('q=skagen'), 'another company').toEqual([]);
    await refreshSavedFacts(client, `SELECT '${key(3)}'`);
    expect(await keys('q=skagen')).toEqual([3]);
    expect(await keys('q=9990')).toEqual([3]);
    expect(await keys('sort=employees&direction=desc')).toEqual([3, 2, 1]);
    expect(await keys('status=CEASED')).toEqual([3, 2]);
    expect(await keys('status=ACTIVE')).toEqual([1]);
    expect(await keys('status=ACTIVE&q=skagen')).toEqual([]);
    await database.rows(`DELETE FROM companies WHERE key = '${key(3)}'`);
    await refreshSavedFacts(client);
    const [gone] = (await page('q=skagen')).items;
    expect(gone, 'what was last known').toMatchObject({
      name: 'Aalborg Stuk',
      known: false,
      status: 'UNKNOWN',
      town: null,
    });
  } finally {
    await client.end();
    await database.rows(`INSERT INTO companies (key, name, status, industry_version, industry_code,
        postal_code, postal_district, employees, revenue, digest)
      VALUES ('${key(3)}', 'Zebra Stuk', 'ACTIVE', 'DB25', '433110', '2300', 'København S', 3, 1200, '')`);
  }
});

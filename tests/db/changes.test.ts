import { beforeEach, expect, test } from 'vitest';
import { keyOf, realRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('changes');
const { loadCompanies } = await import('@/lib/register/load');
const { listChanges } = await import('@/lib/changes/queries');
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE gone_companies');
});

const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
const longAgo = new Date('2020-01-01');
const first = [realRecord(1), realRecord(2), realRecord(3)];

/** A name for each of the companies; gives as many changes. */
const renamed = (name: string, ...numbers: number[]) =>
  numbers.map((number) => realRecord(number, { name: `${name} ${number} ApS` }));

const toldOf = ({ data }: Awaited<ReturnType<typeof listChanges>>) =>
  data.map(({ the_key, after }) => `${the_key} ${after}`);

/** Days that all loads until now lie further back. */
const age = (days: number) =>
  database.rows(`UPDATE register_loads SET finished_at = finished_at - interval '${days} days'`);

test('everything comes once, in the order of the loads, however it is cut into pages', async () => {
  await loadCompanies(first, delta);
  await loadCompanies(renamed('Ny', 3, 1, 2), delta);
  await loadCompanies(renamed('Nyere', 2), delta);
  const all = await listChanges({ since: longAgo, limit: 10 });
  expect(toldOf(all)).toEqual([
    ...[1, 2, 3].map((number) => `${keyOf(number)} Ny ${number} ApS`),
    `${keyOf(2)} Nyere 2 ApS`,
  ]);
  expect(all.has_more).toBe(false);
  const named = { field: 'NAME', topic: 'CONTACT', before: 'Prøve 1 ApS', seen_on: '2022-02-01' };
  expect(all.data[0]).toMatchObject(named);

  const seen: string[] = [];
  let page = await listChanges({ since: longAgo, limit: 3 });
  seen.push(...toldOf(page));
  expect(page.has_more).toBe(true);
  page = await listChanges({ since: longAgo, after: page.next, limit: 3 });
  expect(page.has_more).toBe(false);
  expect([...seen, ...toldOf(page)]).toEqual(toldOf(all));

  // A copy that follows the register goes on from there.
  const none = await listChanges({ since: longAgo, after: page.next, limit: 3 });
  expect(none).toEqual({ data: [], next: page.next, has_more: false });
  await loadCompanies(renamed('Nyest', 1), delta);
  expect(toldOf(await listChanges({ since: longAgo, after: none.next, limit: 3 }))).toEqual([
    `${keyOf(1)} Nyest 1 ApS`,
  ]);
});

test('only what was loaded since then, whatever day the register was of', async () => {
  expect(await listChanges({ since: longAgo, limit: 3 })).toEqual({
    data: [],
    next: '0',
    has_more: false,
  });
  await loadCompanies(first, delta);
  await loadCompanies(renamed('Ny', 1), delta);
  await age(3);
  const yesterday = new Date(Date.now() - 86_400_000);
  const before = await listChanges({ since: yesterday, limit: 3 });
  expect([before.data, before.has_more]).toEqual([[], false]);
  await loadCompanies(renamed('Nyere', 2), delta);
  const told = [`${keyOf(2)} Nyere 2 ApS`];
  expect(toldOf(await listChanges({ since: yesterday, limit: 3 }))).toEqual(told);
  // The moment itself belongs to it.
  const [load] = await database.rows('SELECT max(finished_at) AS at FROM register_loads');
  expect(toldOf(await listChanges({ since: load?.at as Date, limit: 3 }))).toEqual(told);
  // The place given where there was nothing lies behind all that was there.
  expect(toldOf(await listChanges({ since: longAgo, after: before.next, limit: 3 }))).toEqual(told);
});

test('addresses of companies with advertising protection are not told', async () => {
  await loadCompanies(first, delta);
  await loadCompanies(
    [
      realRecord(1, { street: 'Havnen 2' }),
      realRecord(2, { street: 'Havnen 2', advertisingProtected: true }),
    ],
    delta,
  );
  const { data } = await listChanges({ since: longAgo, limit: 10 });
  const address = (number: number) =>
    data.find(({ the_key, field }) => the_key === keyOf(number) && field === 'ADDRESS');
  expect(address(1)).toMatchObject({ withheld: false, after: expect.stringMatching('Havnen 2') });
  expect(address(2)).toMatchObject({ withheld: true, before: null, after: null });
  expect(data.find(({ field }) => field === 'PROTECTION')).toMatchObject({ after: 'yes' });
  // One that has left the register counts as protected.
  await database.rows(`DELETE FROM companies WHERE key = '${keyOf(1)}'`);
  const left = await listChanges({ since: longAgo, limit: 1 });
  expect(left.data).toMatchObject([{ the_key: keyOf(1), Firmnavn: null, withheld: true }]);
  await database.rows(`INSERT INTO gone_companies (company_key, name, load_id)
    VALUES ('${keyOf(1)}', 'Forhen ApS', 1)`);
  const named = await listChanges({ since: longAgo, limit: 1 });
  expect(named.data, 'with the last name known').toMatchObject([{ Firmnavn: 'Forhen ApS' }]);
});

import { beforeEach, expect, test } from 'vitest';
import { each, entry, input, report } from '../fixtures/filings/inputs';
import { companyRecord, keyOf, realRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('withdrawn');
const { loadCompanies } = await import('@/lib/register/load');
const { loadFilings } = await import('@/lib/register/filings/load');
beforeEach(async () => {
  await database.clear();
  await database.rows('TRUNCATE gone_companies');
});

const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
const sample = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;

const withdraw = (updatedAt: string, ...numbers: number[]) =>
  loadCompanies(
    numbers.map((number) => ({ withdrawn: { companyKey: keyOf(number), updatedAt } })),
    delta,
  );
const reportOf = (number: number) => {
  const own = entry('a', 2021, { companyKey: keyOf(number) });
  const document = report(2021, { company: keyOf(number), solo: { Revenue: 1 } });
  return loadFilings(each([input(own, document)]), { source: 'FILINGS' });
};

const numbers = async () =>
  (await database.rows('SELECT key FROM companies ORDER BY key')).map(
    ({ key }) => Number(key) - 99_000_000,
  );
const gone = () =>
  database.rows(`
    SELECT name, back_load_id IS NOT NULL AS is_back FROM gone_companies ORDER BY company_key`);

test('what is not from the register is not withdrawn by it', async () => {
  await loadCompanies([companyRecord(1)], sample);
  await reportOf(2);
  await withdraw('2030-01-01T00:00:00Z', 1, 2);
  expect(await numbers()).toEqual([1, 2]);
  expect(await gone()).toEqual([]);
});

test('of an entry and a withdrawal the later one counts, and a withdrawal of the same time', async () => {
  const at = (hour: number) => `2022-02-01T0${hour}:00:00Z`;
  await loadCompanies(
    [at(5), at(6), at(7), null].map((registerUpdatedAt, place) =>
      realRecord(place + 1, { registerUpdatedAt }),
    ),
    delta,
  );
  await withdraw(at(6), 1, 2, 3, 4);
  expect(await numbers()).toEqual([3]);
});

test('a company that is withdrawn again is gone with its last name', async () => {
  const of = (name: string, registerUpdatedAt: string) =>
    loadCompanies([realRecord(1, { name, registerUpdatedAt })], delta);
  await of('Først ApS', '2022-01-01T00:00:00Z');
  await withdraw('2022-01-02T00:00:00Z', 1);
  expect(await gone()).toEqual([{ name: 'Først ApS', is_back: false }]);
  await of('Sidst ApS', '2022-01-03T00:00:00Z');
  expect(await gone()).toEqual([{ name: 'Først ApS', is_back: true }]);
  await withdraw('2022-01-04T00:00:00Z', 1);
  expect(await gone()).toEqual([{ name: 'Sidst ApS', is_back: false }]);
});

test('a report does not bring back a company that the register withdrew', async () => {
  await loadCompanies([realRecord(1)], delta);
  await withdraw('2030-01-01T00:00:00Z', 1);
  await reportOf(1);
  await loadCompanies([realRecord(2)], delta);
  expect(await numbers()).toEqual([1, 2]);
  expect(await gone()).toEqual([{ name: 'Prøve 1 ApS', is_back: false }]);
});

import { beforeEach, expect, test } from 'vitest';
import type { CompanyRecord } from '@/lib/register/record';
import { companyRecord, roleRecord, unitRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

type Load = typeof import('@/lib/register/load').loadCompanies;

const database = await registerDatabase('register_load');
const { loadCompanies } = await import('@/lib/register/load');
beforeEach(() => database.clear());

const definitions = () =>
  database.rows(`
    SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid::regclass::text !~ '^pg_' UNION ALL
    SELECT conrelid::regclass || conname || pg_get_constraintdef(oid) FROM pg_constraint UNION ALL
    SELECT oid::regclass || ' ' || reloptions::text FROM pg_class
    WHERE relkind = 'r' AND reloptions IS NOT NULL UNION ALL
    SELECT attrelid::regclass || '.' || attname || ' ' || attstorage::text || ' ' || attnotnull::text
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relkind = 'r' AND attnum > 0 AND attrelid::regclass::text !~ '^(pg_|information_schema)'
    ORDER BY 1`);
/** As the migrations made them. */
const migrated = await definitions();

const period = { validFrom: '2010-01-01', validTo: null };
const company = companyRecord;

const unit = (pNumber: string) => unitRecord(0, { pNumber, isMain: true });

const accounts = (revenue: number): CompanyRecord['accounts'] => ({
  filings: [
    {
      id: 'f1',
      kind: 'ANNUAL',
      startDate: '2020-01-01',
      endDate: '2020-12-31',
      publishedAt: '2021-05-01T10:00:00Z',
      amended: false,
      pdfUrl: null,
      xbrlUrl: null,
    },
  ],
  periods: [
    {
      startDate: '2020-01-01',
      endDate: '2020-12-31',
      scope: 'SOLO',
      currency: 'DKK',
      employees: 3,
      filingId: 'f1',
      values: { revenue, grossResult: 7, solvencyRatio: 12.5 },
    },
  ],
});

const sample = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;
const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-01-15' } as const;
const counts = ({ loaded, updated, unchanged, deleted }: Awaited<ReturnType<Load>>) => [
  ...[loaded, updated, unchanged, deleted],
];

test('what is written is what was given, special characters too', async () => {
  await loadCompanies(
    [
      company(1, {
        ...{ accounts: accounts(1_000), units: [unit('1000000001')] },
        ...{ capitalPartlyPaid: true, shareClasses: false, articlesOn: '2020-12-09' },
        ...{ firstPeriodStart: '2020-10-18', firstPeriodEnd: '2021-12-31' },
      }),
    ],
    sample,
  );
  const tables = await database.dump();
  expect(tables.companies[0]).toMatchObject({
    key: '99000001',
    purpose: 'En\tlinje\nog \\ en til',
    capital: '40000.50',
    ceo_name: 'Person 1',
    region_code: 'DK-81',
    ...{ capital_partly_paid: true, share_classes: false, articles_on: '2020-12-09' },
    ...{ first_period_start: '2020-10-18', first_period_end: '2021-12-31' },
    revenue: '1000.00',
    gross_profit: '7.00',
  });
  expect(tables.accounting_periods[0]).toMatchObject({ revenue: '1000.00', solvency_ratio: 12.5 });
  expect(tables.production_units).toHaveLength(1);
});

test('a full sample load replaces the sample and leaves real companies alone', async () => {
  const real = company(9, { isSample: false });
  await loadCompanies([real], delta);
  expect(counts(await loadCompanies([company(1), company(2)], sample))).toEqual([2, 0, 0, 0]);
  expect(counts(await loadCompanies([company(2), company(3)], sample))).toEqual([1, 0, 1, 1]);
  const tables = await database.dump();
  expect(tables.companies.map(({ key }) => key)).toEqual(['99000002', '99000003', '99000009']);
  expect(tables.participants.map(({ id }) => id)).toEqual(['2', '3', '9']);
});

test('units and accounts stay when a source does not have them, and go when it has none', async () => {
  const rich = company(1, { accounts: accounts(1_000), units: [unit('1000000001')] });
  await loadCompanies([rich], sample);
  await loadCompanies([company(1, { name: 'Nyt navn' })], delta);
  let tables = await database.dump();
  expect(tables.companies[0]).toMatchObject({ name: 'Nyt navn', revenue: '1000.00' });
  expect([tables.production_units.length, tables.accounting_periods.length]).toEqual([1, 1]);
  await loadCompanies([company(1, { units: [], accounts: { filings: [], periods: [] } })], delta);
  tables = await database.dump();
  expect(tables.companies[0]).toMatchObject({ revenue: null, gross_profit: null });
  expect([tables.production_units, tables.filings, tables.accounting_periods]).toEqual([
    [],
    [],
    [],
  ]);
});

test('a delta brings accounts, first and changed ones', async () => {
  await loadCompanies([company(1)], delta);
  expect(counts(await loadCompanies([company(1, { accounts: accounts(1_000) })], delta))).toEqual([
    ...[0, 1, 0, 0],
  ]);
  const changed = [company(1, { accounts: accounts(2_000) }), company(2)];
  expect(counts(await loadCompanies(changed, delta))).toEqual([1, 1, 0, 0]);
  const tables = await database.dump();
  expect(tables.filings).toMatchObject([{ id: 'f1', superseded: false, amended: false }]);
  expect(tables.accounting_periods).toMatchObject([
    { revenue: '2000.00', comparative: false, effective: true },
  ]);
  expect(tables.companies[0]).toMatchObject({ revenue: '2000.00', gross_profit: '7.00' });
});

test('the order of what a record lists makes no difference', async () => {
  const names = ['B', 'A', 'A'].map((name) => ({ ...period, kind: 'SECONDARY' as const, name }));
  await loadCompanies([company(1, { names })], sample);
  const reversed = company(1, { names: names.toReversed() });
  expect(counts(await loadCompanies([reversed], sample))).toEqual([0, 0, 1, 0]);
  expect(await database.rows('SELECT position, name FROM company_names ORDER BY 1')).toEqual([
    { position: 1, name: 'A' },
    { position: 2, name: 'B' },
  ]);
});

test('of a company given twice the newest counts, and a shared register id harms nobody', async () => {
  const older = company(1, { name: 'Ældre', registerUpdatedAt: '2021-01-01T00:00:00Z' });
  const twin = company(2, { registerId: 5_000_000_001 });
  const result = await loadCompanies([company(1), older, twin], sample);
  expect(result).toMatchObject({ loaded: 2, repeated: 1 });
  expect(await database.rows('SELECT name, register_id FROM companies ORDER BY key')).toEqual([
    { name: 'Prøve 1 ApS', register_id: null },
    { name: 'Prøve 2 ApS', register_id: null },
  ]);
});

test('a register id that another company has already is not taken by an update', async () => {
  await loadCompanies([company(1)], delta);
  await loadCompanies([company(2, { registerId: 5_000_000_001 })], delta);
  expect(await database.rows('SELECT register_id FROM companies ORDER BY key')).toEqual([
    { register_id: '5000000001' },
    { register_id: null },
  ]);
});

test.each([delta, sample])(
  'a person has the name in the company that a $kind load updates last, in any order',
  async (kind) => {
    const holding = (number: number, name: string, registerUpdatedAt: string) => {
      const participant = { id: 7, kind: 'PERSON' as const, name, companyKey: null };
      return company(number, { roles: [roleRecord(name, { participant })], registerUpdatedAt });
    };
    const [older, newer] = [
      holding(1, 'Anna Bæk', '2020-01-01T00:00:00Z'),
      holding(2, 'Anna Lind', '2021-01-01T00:00:00Z'),
    ] as const;
    for (const order of [
      [older, newer],
      [newer, older],
    ]) {
      await database.clear();
      await loadCompanies([company(3)], delta);
      await loadCompanies(order, kind);
      expect(await database.rows('SELECT name FROM participants WHERE id = 7')).toEqual([
        { name: 'Anna Lind' },
      ]);
    }
  },
);

test.each([delta, sample])(
  'of a company given twice in a $kind load with one time of update the last counts',
  async (kind) => {
    await loadCompanies(
      ['Første', 'Sidste'].map((name) => company(1, { name })),
      kind,
    );
    expect(await database.rows('SELECT name FROM companies')).toEqual([{ name: 'Sidste' }]);
  },
);

test('a load that fails leaves the former data and is entered as failed', async () => {
  await loadCompanies([company(1), company(2)], sample);
  const before = await database.dump();
  function* breaking() {
    for (let number = 1; number < 5_000; number++) yield company(number, { name: 'Nyt' });
    throw new Error('the source broke');
  }
  await expect(loadCompanies(breaking(), sample)).rejects.toThrow('the source broke');
  const impossible = company(3, { addressId: 'no uuid' });
  await expect(loadCompanies([company(1, { name: 'Nyt' }), impossible], sample)).rejects.toThrow(
    /uuid/,
  );
  const tooLate = company(3, { capital: 10 ** 19 });
  await expect(loadCompanies([company(1, { name: 'Nyt' }), tooLate], delta)).rejects.toThrow();
  await expect(loadCompanies([], sample)).rejects.toThrow('nothing was replaced');
  expect(await database.dump()).toEqual(before);
  const loads = await database.rows(
    `SELECT status, count(*)::int AS n FROM register_loads GROUP BY 1 ORDER BY 1`,
  );
  expect(loads).toEqual([
    { status: 'DONE', n: 1 },
    { status: 'FAILED', n: 4 },
  ]);
});

test('two loads never run at once', async () => {
  async function* nested() {
    yield company(1);
    await expect(loadCompanies([company(2)], delta)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Another load is running.',
    });
  }
  expect(counts(await loadCompanies(nested(), delta))).toEqual([1, 0, 0, 0]);
});

test('indexes, foreign keys and how rows are stored are the same after the first load', async () => {
  await loadCompanies([company(1)], sample);
  expect(await definitions()).toEqual(migrated);
});

test('a full load of one kind keeps the other, with its people, units and accounts', async () => {
  const real = company(9, { isSample: false });
  await loadCompanies([real], delta);
  await loadCompanies([{ companyKey: '99000009', unit: unit('1000000009') }], delta);
  const mine = company(1, { accounts: accounts(1_000), units: [unit('1000000001')] });
  await loadCompanies([mine], sample);
  const renamed = company(9, { isSample: false, name: 'Omdøbt ApS' });
  const full = { source: 'DISTRIBUTION', kind: 'FULL', snapshotDate: null } as const;
  expect(counts(await loadCompanies([renamed], full))).toEqual([0, 1, 0, 0]);
  const tables = await database.dump();
  expect(tables.companies.map(({ name }) => name)).toEqual(['Prøve 1 ApS', 'Omdøbt ApS']);
  expect(tables.production_units.map(({ p_number }) => p_number)).toEqual([
    ...['1000000001', '1000000009'],
  ]);
  expect(tables.accounting_periods).toHaveLength(1);
  expect(tables.participants.map(({ id }) => id)).toEqual(['1', '9']);
});

test('a unit that a company known by it alone has given away is of the other after a full load', async () => {
  const full = { source: 'DISTRIBUTION', kind: 'FULL', snapshotDate: null } as const;
  const given = company(2, { isSample: false });
  await loadCompanies([given, { companyKey: '99000007', unit: unit('1000000007') }], full);
  await loadCompanies([given, { companyKey: given.key, unit: unit('1000000007') }], full);
  const { companies, production_units } = await database.dump();
  expect(companies.map(({ key, status }) => [key, status])).toEqual([
    [given.key, 'ACTIVE'],
    ['99000007', 'UNKNOWN'],
  ]);
  expect(production_units.map(({ company_key }) => company_key)).toEqual([given.key]);
});

test('a company known by its units alone counts those that are active, each as given last', async () => {
  await loadCompanies([company(9, { isSample: false })], delta);
  const given = (number: number, active: boolean) => ({
    companyKey: '99000007',
    unit: unitRecord(number, { active }),
  });
  const counted = async () => {
    const sql = `SELECT location_count FROM companies WHERE key = '99000007'`;
    return (await database.rows(sql)).map(({ location_count }) => location_count);
  };
  await loadCompanies([given(1, true), given(2, true), given(3, false)], delta);
  expect(await counted()).toEqual([2]);
  await loadCompanies([given(1, true), given(2, true), given(1, false)], delta);
  expect(await counted()).toEqual([1]);
  const withdrawn = { pNumber: given(2, true).unit.pNumber, updatedAt: null };
  await loadCompanies([{ withdrawn }], delta);
  expect(await counted(), 'without the one withdrawn, two that are not active').toEqual([0]);
});

test('readers of the serving tables see the old register until the new one is complete', async () => {
  await loadCompanies([company(1), company(2)], sample);
  const seen: unknown[] = [];
  async function* slow() {
    for (let number = 2; number <= 1_600; number++) {
      if (number % 500 === 0) {
        seen.push(...(await database.rows('SELECT count(*)::int AS n FROM companies')));
      }
      yield company(number);
    }
  }
  await loadCompanies(slow(), sample);
  expect(seen).toEqual([{ n: 2 }, { n: 2 }, { n: 2 }]);
  expect(await database.rows('SELECT count(*)::int AS n FROM companies')).toEqual([{ n: 1_599 }]);
});

import { beforeEach, expect, test } from 'vitest';
import type { LoadInput } from '@/lib/register/filings/load';
import { company, each, entry, input, other, report } from '../fixtures/filings/inputs';
import { permutations } from '../support/permutations';
import { registerDatabase } from '../support/register-database';
import { indexedNames, storedIndex } from '../support/stored-index';

type Load = typeof import('@/lib/register/filings/load').loadFilings;

const database = await registerDatabase('filings');
const { loadFilings } = await import('@/lib/register/filings/load');
beforeEach(() => database.clear());

/** Loads and returns the result and refusals. */
async function load(inputs: LoadInput[], options: Partial<Parameters<Load>[1]> = {}) {
  const refusals: string[] = [];
  const result = await loadFilings(each(inputs), {
    source: 'FILINGS',
    onRefused: (place, reason) => refusals.push(`${place}: ${reason}`),
    ...options,
  });
  return { ...result, refusals };
}

const counts = ({ loaded, updated, unchanged, refused }: Awaited<ReturnType<Load>>) => [
  ...[loaded, updated, unchanged, refused],
];

test('a filing comes with its statements, its ratios and its company', async () => {
  const figures = {
    Revenue: 1_000,
    GrossProfitLoss: 400,
    ProfitLoss: 50,
    Equity: 300,
    Assets: 900,
  };
  const document = report(2023, {
    name: 'Øster Å Bådværft A/S',
    street: 'Havnegade',
    approvedOn: '2024-04-02',
    solo: figures,
    soloBefore: { Revenue: 800, Equity: 200, Assets: 700 },
  });
  const result = await load([input(entry('a', 2023), document)]);
  expect(result).toMatchObject({ loaded: 1, statements: 2, unknownCompanies: 1, refused: 0 });
  const { companies, filings, accounting_periods } = await database.dump();
  expect(companies).toMatchObject([
    {
      key: company,
      status: 'UNKNOWN',
      digest: '',
      name: 'Øster Å Bådværft A/S',
      postal_code: '9000',
      postal_district: 'Aalborg',
      revenue: '1000.00',
      gross_profit: '400.00',
    },
  ]);
  expect(indexedNames(await storedIndex())).toEqual({ [company]: 'oster aa baadvaerft as' });
  expect(filings).toMatchObject([
    {
      id: 'a',
      kind: 'ANNUAL',
      approved_on: '2024-04-02',
      superseded: false,
      document_sha: expect.stringMatching(/^[0-9a-f]{64}$/),
      report_type: 'Årsrapport',
    },
  ]);
  expect(accounting_periods).toMatchObject([
    {
      end_date: '2022-12-31',
      comparative: true,
      effective: true,
      roe: null,
      solvency_ratio: 28.57,
    },
    {
      end_date: '2023-12-31',
      comparative: false,
      effective: true,
      revenue: '1000.00',
      // Relative to the average of 200 and 300.
      roe: 20,
      coverage_ratio: 40,
      solvency_ratio: 33.33,
      liquidity_ratio: null,
      elements: expect.objectContaining({ grossProfit: 'GrossProfitLoss' }),
    },
  ]);
});

test('loading the same again writes nothing but the row of the load', async () => {
  const inputs = [
    input(entry('a', 2022), report(2022, { solo: { Revenue: 1 }, soloBefore: { Revenue: 0.5 } })),
    input(entry('b', 2023), report(2023, { solo: { Revenue: 2 }, soloBefore: { Revenue: 1 } })),
    input(entry('c', 2021), null),
    input(entry('d', 2020), Buffer.from('no report')),
    input(null, report(2019, { company: other, solo: { Revenue: 7 } })),
  ];
  const versions = () =>
    database.rows(`
      SELECT 'f', id, xmin::text FROM filings UNION ALL
      SELECT 'p', filing_id || end_date, xmin::text FROM accounting_periods UNION ALL
      SELECT 'c', key, xmin::text FROM companies UNION ALL
      SELECT 'i', '', xmin::text FROM search_indexes ORDER BY 1, 2`);
  expect(counts(await load(inputs))).toEqual([5, 0, 0, 1]);
  const tables = await database.dump();
  const before = await versions();
  expect(counts(await load(inputs))).toEqual([0, 0, 5, 1]);
  expect(await database.dump()).toEqual(tables);
  expect(await versions()).toEqual(before);
  expect(
    await database.rows(`
      SELECT source, kind, status, unchanged, refused, companies, report FROM register_loads
      ORDER BY id DESC LIMIT 1`),
  ).toMatchObject([
    {
      source: 'FILINGS',
      kind: 'DELTA',
      status: 'DONE',
      unchanged: 5,
      refused: 1,
      companies: 2,
      report: { filings: 5, withoutDocument: 1, unknownCompanies: 0 },
    },
  ]);
});

test('the tables depend on the filings and not on their order, in one load or in many', async () => {
  const inputs = [
    input(entry('a', 2022), report(2022, { name: 'Ældre ApS', solo: { Revenue: 1 } })),
    input(
      entry('b', 2022, { amended: true, publishedAt: '2023-09-01T00:00:00Z' }),
      report(2022, { name: 'Rettet ApS', solo: { Revenue: 3 } }),
    ),
    input(
      entry('c', 2023),
      report(2023, {
        name: 'Ny ApS',
        solo: { Revenue: 4 },
        soloBefore: { Revenue: 2 },
        group: { Revenue: 9 },
      }),
    ),
    input(entry('c', 2023), null),
  ];
  await load(inputs);
  const tables = await database.dump();
  expect(tables.companies[0]?.name).toBe('Ny ApS');
  const orders = permutations(inputs).filter((_, index) => index % 3 === 1);
  for (const order of orders) {
    await database.clear();
    await load(order);
    expect(await database.dump()).toEqual(tables);
  }
  for (const order of orders.filter((_, index) => index % 3 === 0)) {
    await database.clear();
    for (const one of order) await load([one]);
    expect(await database.dump()).toEqual(tables);
  }
});

test('a filing that moves to another company takes its statements along', async () => {
  const document = report(2022, {
    ...{ company: null, name: 'Flyttet ApS', activities: 'Selskabet bygger huse.' },
    solo: { Revenue: 5 },
  });
  await load([input(entry('a', 2022), document)]);
  await load([input(entry('a', 2022, { companyKey: other }), null)]);
  const shown = await database.rows(`
    SELECT key, companies.revenue, filing_id, period.revenue AS stated, words IS NOT NULL AS worded
    FROM companies LEFT JOIN accounting_periods period ON period.company_key = key AND effective
    LEFT JOIN report_words USING (filing_id) ORDER BY key`);
  const none = { revenue: null, filing_id: null, stated: null, worded: false };
  expect(shown).toEqual([
    { key: company, ...none },
    { key: other, revenue: '5.00', filing_id: 'a', stated: '5.00', worded: true },
  ]);
  expect(await database.rows('SELECT company_key FROM report_words')).toEqual([
    { company_key: other },
  ]);
});

test('a document that was not at its address is looked for again at another one', async () => {
  const at = (xbrlUrl: string | null, change = {}) =>
    load([input(entry('a', 2023, { xbrlUrl, ...change }), null)]);
  const tries = async () => (await database.rows('SELECT document_tries FROM filings'))[0];
  await at('https://reports.example/a.xml');
  await database.rows('UPDATE filings SET document_tries = 3');
  await at('https://reports.example/a.xml', { amended: true });
  expect(await tries()).toEqual({ document_tries: 3 });
  await at('https://reports.example/b.xml', { amended: true });
  expect(await tries()).toEqual({ document_tries: 0 });
});

test('a contradiction in the report leaves the field empty and flagged', async () => {
  const document = report(2023, {
    solo: { Revenue: 10, ProfitLoss: 5 },
    contradicted: { ProfitLoss: -900 },
  });
  expect(await load([input(entry('a', 2023), document)])).toMatchObject({ flagged: 1, refused: 0 });
  expect(await database.rows('SELECT revenue, profit_loss, flags FROM accounting_periods')).toEqual(
    [
      {
        revenue: '10.00',
        profit_loss: null,
        flags: { profitLoss: 'the report gives different values of ProfitLoss' },
      },
    ],
  );
});

test('a report for another period than it was filed for is used, and flagged', async () => {
  await load([input(entry('a', 2023), report(2022, { solo: { Revenue: 1 } }))]);
  expect(await database.rows('SELECT end_date, effective FROM accounting_periods')).toEqual([
    { end_date: '2022-12-31', effective: true },
  ]);
  const [filing] = await database.rows('SELECT end_date, flags FROM filings');
  expect(filing).toEqual({
    end_date: '2023-12-31',
    flags: ['the report is for 2022-01-01 to 2022-12-31, filed for 2023-01-01 to 2023-12-31'],
  });
});

test('a newer year of a company that showed accounts is a change', async () => {
  const changes = () =>
    database.rows('SELECT company_key, field, before, after FROM register_changes ORDER BY id');
  await load([input(entry('a', 2022), report(2022, { solo: { Revenue: 1 } }))]);
  await load([input(entry('b', 2021), report(2021, { solo: { Revenue: 1 } }))]);
  const half = { kind: 'HALF_YEAR', startDate: '2023-01-01', endDate: '2023-06-30' } as const;
  const period = [half.startDate, half.endDate] as const;
  await load([input(entry('half', 2023, half), report(2023, { period, solo: { Revenue: 1 } }))]);
  expect(await changes()).toEqual([]);
  await load([input(entry('c', 2023), report(2023, { solo: { Revenue: 1 } }))]);
  expect(await changes()).toEqual([
    { company_key: company, field: 'ACCOUNTS', before: '2022-12-31', after: '2023-12-31' },
  ]);
});

test('a year that was shown by mistake is a change when it is really there', async () => {
  const amended = { amended: true, publishedAt: '2024-04-02T00:00:00Z' };
  const of = (number: number) => report(number, { solo: { Revenue: 1 } });
  await load([input(entry('a', 2022, { publishedAt: '2024-04-01T00:00:00Z' }), of(2023))]);
  await load([input(entry('b', 2022, amended), of(2022))]);
  await load([input(entry('c', 2023), of(2023))]);
  expect(await database.rows('SELECT before, after FROM register_changes')).toEqual([
    { before: '2022-12-31', after: '2023-12-31' },
  ]);
});

test('so are the first accounts of a company when they have just been published', async () => {
  const publishedAt = new Date(Date.now() - 86_400_000).toISOString();
  const changes = () =>
    database.rows('SELECT company_key, field, before, after FROM register_changes');
  const first = report(2022, { company: other, solo: { Revenue: 1 } });
  const corrected = { companyKey: other, amended: true, publishedAt };
  await load([
    input(entry('a', 2022, { companyKey: other }), first),
    // A year that is not the newest counts for nothing, however late it was corrected.
    input(entry('c', 2021, corrected), report(2021, { company: other, solo: { Revenue: 1 } })),
    // Nor does another report than the annual one.
    input(entry('half', 2022, { companyKey: other, kind: 'HALF_YEAR', publishedAt }), null),
  ]);
  expect(await changes(), 'an old register of accounts that is filled in').toEqual([]);
  await load([input(entry('b', 2023, { publishedAt }), report(2023, { solo: { Revenue: 1 } }))]);
  expect(await changes()).toEqual([
    { company_key: company, field: 'ACCOUNTS', before: null, after: '2023-12-31' },
  ]);
});

import { describe, expect, test } from 'vitest';
import type { ColumnKey } from '@/lib/exports/columns';
import type { ExportTarget } from '@/lib/exports/types';
import { keyFigures } from '@/lib/financials/key-figures';
import { accountsOf, type YearOf } from '../support/account-records';
import { companyRecord, keyOf } from '../support/company-record';
import { exportWorld } from '../support/export-world';
import { readCsv, readXlsx } from '../support/exported';
import { pdfText, squashed } from '../support/pdf-text';

const former = {
  year: 2020,
  values: { revenue: 100, grossProfit: 60, profitLoss: 5, equity: 40, assets: 120 },
};
const short = {
  year: 2021,
  startDate: '2021-07-01',
  values: {
    ...{ revenue: 90, grossResult: 50, profitLoss: -7, profitLossBeforeTax: -9, equity: 33 },
    ...{ assets: 99, currentAssets: 30, shortTermLiabilitiesOtherThanProvisions: 40 },
  },
};
const inEuro = {
  ...{ year: 2021, currency: 'EUR' },
  values: { profitLoss: 1, equity: 2, revenue: 3, assets: 8 },
};

const growingInEuro = { ...inEuro, values: { ...inEuro.values, revenue: 4.5 } };

/** Including key figures, as in a register load. */
const yearsOf = (years: readonly YearOf[]) =>
  years.map(({ values = {}, ...year }) => ({
    ...year,
    values: { ...values, ...keyFigures(values, null) },
  }));

const filer = (number: number, years: readonly YearOf[]) =>
  companyRecord(number, { accounts: accountsOf(keyOf(number), yearsOf(years)) });

/** Its newest accounts cover half a year, in an interim report. */
function withInterim(number: number) {
  const accounts = accountsOf(keyOf(number), yearsOf([former, short]));
  const filings = accounts.filings.map((filing, place) =>
    place === 1 ? { ...filing, kind: 'HALF_YEAR' as const } : filing,
  );
  return companyRecord(number, { accounts: { ...accounts, filings } });
}

const world = await exportWorld('export_accounts', [
  filer(1, [former, short]),
  filer(2, [former, inEuro]),
  filer(3, [former, { ...short, scope: 'GROUP' }]),
  withInterim(4),
  companyRecord(5, {
    ...{ capital: null, capitalCurrency: null, capitalPartlyPaid: null, articlesOn: null },
    ...{ auditWaived: null, listed: null },
  }),
  filer(6, [inEuro]),
  filer(7, [former, { year: 2021, values: { revenue: 147.47, grossProfit: 45 } }]),
  filer(8, [{ ...former, year: 2019 }, { ...inEuro, year: 2020 }, growingInEuro]),
  filer(9, [{ ...inEuro, year: 2020 }, growingInEuro]),
]);
const userId = await world.person();
const target: ExportTarget = {
  kind: 'saved',
  ids: await world.save(userId, [1, 2, 3, 4, 5, 6].map(keyOf)),
};

const rowsOf = async (columns: ColumnKey[]) =>
  readCsv((await world.fileOf(userId, { target, format: 'csv', columns })).bytes).rows;

describe('amounts say of which accounts they are', () => {
  const columns: ColumnKey[] = [
    ...(['revenue', 'grossProfit', 'netProfit', 'equity'] as const),
    ...(['accountsUntil', 'accountsMonths'] as const),
  ];
  const of2020 = ['100', '60', '5', '40', '2020-12-31', '12'];

  test('those of the newest year in kroner, annual and of the company itself', async () => {
    expect(await rowsOf(columns)).toEqual([
      ['90', '50', '-7', '33', '2021-12-31', '6'],
      of2020,
      of2020,
      of2020,
      [null, null, null, null, null, null],
      // Its amounts are in another currency; its ratios come from these accounts.
      [null, null, null, null, '2021-12-31', '12'],
    ]);
  });

  test('also alone, without an amount', async () => {
    const rows = await rowsOf(['cvr', 'accountsMonths']);
    expect(rows.slice(0, 2)).toEqual([
      [keyOf(1), '6'],
      [keyOf(2), '12'],
    ]);
  });

  test('beside the amounts in tables unless others are wished for', async () => {
    const { bytes } = await world.fileOf(userId, { target, format: 'xlsx' });
    const { head, rows } = await readXlsx(bytes);
    const place = head.indexOf('Gross profit (DKK)');
    expect(head.slice(place, place + 3)).toEqual([
      ...['Gross profit (DKK)', 'Accounts until', 'Months'],
    ]);
    expect(rows[1]?.slice(place, place + 3)).toEqual([60, '2020-12-31', 12]);
  });

  test('on paper, in Danish', async () => {
    const { createExport } = await import('@/lib/exports/mutations');
    const { openExport } = await import('@/lib/exports/queries');
    const asker = { userId, address: null, language: 'da' } as const;
    const made = await createExport(asker, { target, format: 'pdf', columns });
    const { content } = await openExport(userId, made.id);
    const text = pdfText(Buffer.from(await new Response(content).arrayBuffer()));
    expect(text).toContain(squashed('Regnskab til'));
    expect(text).toContain(squashed('Måneder'));
    expect(text).toContain(squashed('90 50 -7 33 31/12/2021 6'));
  });
});

describe('columns for deciding on credit', () => {
  const figures: ColumnKey[] = [
    ...(['equity', 'accountsUntil', 'profitBeforeTax', 'assets'] as const),
    ...(['solvencyRatio', 'liquidityRatio', 'roe', 'accountsCurrency'] as const),
  ];

  test('are of the same accounts as the amounts; what cannot be computed is empty', async () => {
    const of2020 = ['40', '2020-12-31', null, '120', '33,33', null, '12,5'];
    const none = [null, null, null, null, null, null, null];
    expect(await rowsOf(figures)).toEqual([
      ['33', '2021-12-31', '-9', '99', '33,33', '75', '-21,21', 'DKK'],
      [...of2020, 'EUR'],
      [...of2020, 'DKK'],
      [...of2020, 'DKK'],
      [...none, null],
      [null, '2021-12-31', null, null, '25', null, '50', 'EUR'],
    ]);
  });

  test('are the key figures that the page of the company shows', async () => {
    const { getKeyFigures } = await import('@/lib/financials/queries');
    const [shown] = (await getKeyFigures(keyOf(1))).solo;
    const { bytes } = await world.fileOf(userId, {
      ...{ target, format: 'xlsx' },
      columns: ['solvencyRatio', 'liquidityRatio', 'roe'],
    });
    const { solvencyRatio, liquidityRatio, roe } = shown?.figures ?? {};
    expect((await readXlsx(bytes)).rows[0]).toEqual([
      ...[solvencyRatio?.value, liquidityRatio?.value, roe?.value],
    ]);
  });

  test('tell what is registered; what is not known is no "no"', async () => {
    await world.database.rows(`UPDATE companies SET capital = 40000.5, capital_currency = NULL,
      capital_partly_paid = true, articles_on = '2020-12-09', audit_waived = true, listed = false
      WHERE key = '${keyOf(1)}'`);
    const columns: ColumnKey[] = [
      ...(['capital', 'capitalCurrency', 'capitalPartlyPaid', 'articlesOn'] as const),
      ...(['auditWaived', 'listed'] as const),
    ];
    const rows = await rowsOf(columns);
    expect(rows[0]).toEqual(['40000,5', 'DKK', 'Yes', '2020-12-09', 'Yes', 'No']);
    expect(rows[4]).toEqual([null, null, null, null, null, null]);
    const { bytes } = await world.fileOf(userId, {
      ...{ target, format: 'pdf' },
      columns: [...columns, 'solvencyRatio'],
    });
    expect(pdfText(bytes)).toContain(squashed('40.000,5 DKK Yes 09/12/2020 Yes No 33,33'));
  });
});

test('what the newest report that could be read says of going concern, and its auditor', async () => {
  const [older, newer] = ['remarks-2019', 'remarks-2020'];
  const filing = (id: string, year: number, said: string) => `
    INSERT INTO filings (id, company_key, kind, end_date, going_concern, audit_opinion)
    VALUES ('${id}', '${keyOf(5)}', 'ANNUAL', '${year}-12-31', ${said})`;
  await world.database.rows(filing(older, 2019, `'Driften er usikker.', 'QUALIFIED'`));
  const remarks = async () => {
    const reader = await world.person();
    const ids = await world.save(reader, [keyOf(5)]);
    const { bytes } = await world.fileOf(reader, {
      ...{ target: { kind: 'saved', ids }, format: 'csv' },
      columns: ['modifiedOpinion', 'goingConcern'],
    });
    return readCsv(bytes).rows[0];
  };
  expect(await remarks()).toEqual(['qualified opinion', 'Driften er usikker.']);
  // One that could not be read says nothing of either.
  await world.database.rows(filing(newer, 2020, 'NULL, NULL'));
  expect(await remarks()).toEqual(['qualified opinion', 'Driften er usikker.']);
  await world.database.rows(`UPDATE filings SET audit_opinion = 'ADVERSE' WHERE id = '${newer}'`);
  expect(await remarks()).toEqual(['adverse opinion', null]);
  await world.database.rows(`DELETE FROM filings WHERE id IN ('${older}', '${newer}')`);
});

describe('growth over the year before', () => {
  const columns: ColumnKey[] = ['accountsUntil', 'revenueGrowth', 'grossProfitGrowth'];

  test('is that of the accounts of the file, as results are ordered by it', async () => {
    const reader = await world.person();
    const ids = await world.save(reader, [1, 7, 8, 9].map(keyOf));
    const growing: ExportTarget = { kind: 'saved', ids };
    const { bytes } = await world.fileOf(reader, { target: growing, format: 'csv', columns });
    expect(readCsv(bytes).rows).toEqual([
      // Half a year after a whole one.
      ['2021-12-31', null, null],
      ['2021-12-31', '47,5', '-25'],
      // Newer accounts in another currency have grown, not those of this year.
      ['2019-12-31', null, null],
      ['2021-12-31', '50', null],
    ]);
  });

  test('is in files of search results too, but not of comparisons', async () => {
    const query = `search=${keyOf(7)}`;
    const found: ExportTarget = { kind: 'discover', query };
    const { bytes } = await world.fileOf(userId, { target: found, format: 'xlsx', columns });
    expect((await readXlsx(bytes)).head).toEqual([
      ...['Accounts until', 'Growth of revenue (%)', 'Growth of gross profit (%)'],
    ]);
    const compared: ExportTarget = { kind: 'compare', query: `company=${keyOf(7)}` };
    await expect(
      world.order(userId, { target: compared, format: 'csv', columns }),
    ).rejects.toMatchObject({ message: 'Files of comparisons have no growth.' });
  });
});

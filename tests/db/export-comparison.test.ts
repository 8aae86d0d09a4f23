import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { COLUMN_KEYS, type ColumnKey } from '@/lib/exports/columns';
import { ACCOUNTS_COLUMNS } from '@/lib/exports/file/compared';
import { keyFigures } from '@/lib/financials/key-figures';
import { isoDay } from '@/lib/format';
import type { Language } from '@/lib/i18n/languages';
import { accountsOf, type YearOf } from '../support/account-records';
import { breakAccounts } from '../support/broken-accounts';
import { companyRecord, keyOf } from '../support/company-record';
import { exportWorld } from '../support/export-world';
import { type Reopened, readCsv, readXlsx } from '../support/exported';
import { pdfText, squashed } from '../support/pdf-text';

const [KRONER, EUROS, GROUP, NONE, BOTH] = [1, 2, 3, 4, 5].map(keyOf);

const former = {
  year: 2020,
  values: { revenue: 100, grossProfit: 60, profitLoss: 5, equity: 40, assets: 120 },
};
const newest = {
  year: 2021,
  values: {
    ...{ revenue: 90, grossResult: 50, profitLoss: -7, profitLossBeforeTax: -9, equity: 33 },
    ...{ assets: 99, currentAssets: 30, shortTermLiabilitiesOtherThanProvisions: 40 },
    ...{ profitLossFromOrdinaryOperatingActivities: 11 },
  },
};
const inEuro = { year: 2021, currency: 'EUR', values: { revenue: 3.5, equity: 2, assets: 8 } };
const ofGroup = { ...newest, startDate: '2021-07-01', scope: 'GROUP', currency: 'EUR' } as const;

/** Including key figures, as in a register load. */
function filer(number: number, years: readonly YearOf[]) {
  const told = years.map(({ values = {}, ...year }) => ({
    ...year,
    values: { ...values, ...keyFigures(values, null) },
  }));
  return companyRecord(number, { accounts: accountsOf(keyOf(number), told) });
}

/** Its newest year has a corrected report whose figures are not known. */
function corrected(number: number, years: readonly YearOf[]) {
  const { accounts, ...company } = filer(number, years);
  if (!accounts) throw new Error('It has accounts.');
  const last = accounts.filings.at(-1);
  if (!last) throw new Error('It has reports.');
  const correction = {
    ...{ ...last, id: `${last.id}-corrected`, amended: true },
    ...{ publishedAt: '2022-09-01T10:00:00Z', pdfUrl: 'https://reports.example/b.pdf' },
  };
  const filings = [...accounts.filings, correction];
  return { ...company, accounts: { ...accounts, filings } };
}

const world = await exportWorld('export_comparison', [
  filer(1, [former, newest]),
  filer(2, [former, inEuro]),
  corrected(3, [former, ofGroup]),
  companyRecord(4),
  filer(5, [newest, { ...newest, scope: 'GROUP', values: { ...newest.values, equity: -8 } }]),
]);
const userId = await world.person();

const compared = (...keys: (string | undefined)[]) => ({
  kind: 'compare' as const,
  query: keys.map((key) => `company=${key}`).join('&'),
});

type Asked = { columns?: ColumnKey[]; language?: Language };

async function fileOf(target: ReturnType<typeof compared>, asked: Asked = {}): Promise<Reopened> {
  const { createExport } = await import('@/lib/exports/mutations');
  const { openExport } = await import('@/lib/exports/queries');
  const { language = 'en', columns } = asked;
  const asker = { userId, address: null, language };
  const made = await createExport(asker, { target, format: 'xlsx', ...(columns && { columns }) });
  const { content } = await openExport(userId, made.id);
  return readXlsx(Buffer.from(await new Response(content).arrayBuffer()));
}

const columnOf = ({ head, rows }: Reopened, heading: string) => {
  expect(head).toContain(heading);
  return rows.map((cells) => cells[head.indexOf(heading)]);
};

test('has a row for each company in the order of its address', async () => {
  const { bytes, made, name } = await world.fileOf(userId, {
    target: compared(GROUP, KRONER),
    format: 'csv',
  });
  expect(name).toMatch(/^veminto-comparison-\d{8}-\d{6}\.csv$/);
  expect(made).toMatchObject({ title: 'Comparison', asked: 2, total: 2, status: 'DONE' });
  const { head, rows, about } = readCsv(bytes);
  expect(rows.map((cells) => cells[head.indexOf('CVR number')])).toEqual([GROUP, KRONER]);
  expect(about).toContain('Contents: Comparison');
});

test('has the accounts of the screen: of the group, in euros, and of what period', async () => {
  const file = await fileOf(compared(KRONER, EUROS, GROUP, NONE));
  expect(columnOf(file, 'Revenue')).toEqual([90, 3.5, 90, null]);
  expect(columnOf(file, 'Gross profit')).toEqual([50, null, 50, null]);
  expect(columnOf(file, 'Equity')).toEqual([33, 2, 33, null]);
  expect(columnOf(file, 'Accounts until')).toEqual([
    '2021-12-31',
    '2021-12-31',
    '2021-12-31',
    null,
  ]);
  expect(columnOf(file, 'Months')).toEqual([12, 12, 6, null]);
  expect(columnOf(file, 'Currency of the newest accounts')).toEqual(['DKK', 'EUR', 'EUR', null]);
  const scopes = ['the company', 'the company', 'the group', null];
  expect(columnOf(file, 'Accounts of')).toEqual(scopes);
  expect(columnOf(file, 'Solvency ratio (%)')).toEqual([33.33, 25, 33.33, null]);
});

test('has the accounts of groups where its address asks for them', async () => {
  const equityOf = async (target: ReturnType<typeof compared>) => {
    const file = await fileOf(target);
    return [columnOf(file, 'Equity'), columnOf(file, 'Accounts of')];
  };
  const own = compared(BOTH, KRONER);
  expect(await equityOf(own)).toEqual([
    [33, 33],
    ['the company', 'the company'],
  ]);
  expect(await equityOf({ ...own, query: `${own.query}&accounts=group` })).toEqual([
    [-8, 33],
    ['the group', 'the company'],
  ]);
});

test('every figure of the accounts is that of the screen', async () => {
  const { getComparison } = await import('@/lib/comparison/queries');
  const { accountsRead } = await import('@/lib/comparison/accounts');
  const keys = [KRONER, EUROS, GROUP, NONE].map(String);
  await world.database.rows(`UPDATE accounting_periods SET roi = 7.25, coverage_ratio = 55.5,
    profit_margin = 12 WHERE company_key = '${KRONER}' AND end_date = '2021-12-31'`);
  const columns: ColumnKey[] = [...ACCOUNTS_COLUMNS];
  const { rows } = await fileOf(compared(...keys), { columns });
  const companies = await getComparison({ keys, ofGroups: false });
  const shown = companies.map((compared) => {
    const { periods, keyFigures: ratios } = accountsRead(compared);
    const [period] = periods;
    const ratio = (id: 'solvencyRatio' | 'roe' | 'roi' | 'coverageRatio' | 'profitMargin') =>
      ratios?.figures[id].value ?? null;
    return {
      revenue: period?.amounts.revenue.value ?? null,
      netProfit: period?.amounts.profitLoss.value ?? null,
      operatingProfit: period?.amounts.profitLossFromOrdinaryOperatingActivities.value ?? null,
      equity: period?.amounts.equity.value ?? null,
      assets: period?.amounts.assets.value ?? null,
      accountsUntil: period ? isoDay(period.endDate) : null,
      accountsCurrency: period?.currency ?? null,
      solvencyRatio: ratio('solvencyRatio'),
      roe: ratio('roe'),
      roi: ratio('roi'),
      coverageRatio: ratio('coverageRatio'),
      profitMargin: ratio('profitMargin'),
    };
  });
  const written = rows.map((cells) =>
    Object.fromEntries(columns.map((key, place) => [key, cells[place] ?? null])),
  );
  expect(written).toMatchObject(shown);
  expect(written[0]).toMatchObject({ roi: 7.25, coverageRatio: 55.5, profitMargin: 12 });
});

test('says whose accounts and which period without their columns too, and what corrects them', async () => {
  const columns: ColumnKey[] = ['cvr', 'equity'];
  const { head, about } = await fileOf(compared(KRONER, GROUP, NONE), { columns });
  expect(head).toEqual(['CVR number', 'Equity']);
  expect(about).toContain(
    `Accounts: Prøve 1 ApS (CVR ${KRONER}): 01/01/2021 – 31/12/2021, DKK, the company`,
  );
  expect(about).toContain(
    `Accounts: Prøve 3 ApS (CVR ${GROUP}): 01/07/2021 – 31/12/2021, 6 months, EUR, the group. A corrected report was published on 01/09/2022; the figures are those of the first one. https://reports.example/b.pdf`,
  );
  expect(about).toContain(`Prøve 4 ApS (CVR ${NONE}): no accounts are published`);
});

test('is Danish for those who read Danish', async () => {
  const file = await fileOf(compared(GROUP), { language: 'da' });
  expect(columnOf(file, 'Egenkapital')).toEqual([33]);
  expect(columnOf(file, 'Regnskab for')).toEqual(['koncernen']);
  expect(file.about).toContain(
    '6 måneder, EUR, koncernen. En berigtiget årsrapport blev offentliggjort 01/09/2022; tallene er fra den første.',
  );
});

test('says which accounts could not be read, in every cell of theirs and in a note', async () => {
  onTestFinished(await breakAccounts(world.database, String(EUROS)));
  const { head, rows, about } = await fileOf(compared(KRONER, EUROS));
  const of = (heading: string) => rows.map((cells) => cells[head.indexOf(heading)]);
  for (const heading of [
    'Revenue',
    'Accounts until',
    'Months',
    'Accounts of',
    'Solvency ratio (%)',
  ]) {
    expect([heading, of(heading)[1]]).toEqual([heading, 'not read']);
  }
  expect(of('Equity')).toEqual([33, 'not read']);
  expect(about).toContain(
    `Prøve 2 ApS (CVR ${EUROS}): the accounts could not be read; export the file again`,
  );
  const { bytes } = await world.fileOf(userId, { target: compared(EUROS), format: 'pdf' });
  expect(pdfText(bytes)).toContain(squashed('the accounts could not be read'));
});

test('says so on paper', async () => {
  const { bytes } = await world.fileOf(userId, { target: compared(EUROS), format: 'pdf' });
  const text = pdfText(bytes);
  expect(text).toContain(squashed('01/01/2021 – 31/12/2021, EUR, the company'));
  expect(text).not.toContain('(DKK)');
});

test('whose accounts they are is a column of comparisons alone, for others to read too', async () => {
  const columns: ColumnKey[] = ['cvr', 'accountsScope'];
  const target = { kind: 'saved' as const, ids: await world.save(userId, [String(KRONER)]) };
  await expect(world.order(userId, { target, format: 'csv', columns })).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'Only comparisons have the column "Accounts of".',
  });
  expect(COLUMN_KEYS).toContain('accountsScope');
  const shared = { ...compared(KRONER), shared: true };
  const { bytes } = await world.fileOf(userId, { target: shared, format: 'csv', columns });
  expect(readCsv(bytes).rows).toEqual([[KRONER, 'the company']]);
});

test('is none without companies, or with what the page would leave aside', async () => {
  const of = (query: string) =>
    world.order(userId, { target: { kind: 'compare', query }, format: 'csv' });
  await expect(of('')).rejects.toMatchObject({ message: 'There is no company to export.' });
  const five = [1, 2, 3, 4, 5].map((number) => `company=${keyOf(number)}`).join('&');
  for (const query of [five, `company=${KRONER}&company=x`]) {
    await expect(of(query)).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'A comparison names 4 companies at most, by their CVR numbers.',
    });
  }
  await expect(of(`company=${KRONER}&compny=${EUROS}`)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { compny: expect.any(String) },
  });
});

test('starts over when the register is replaced meanwhile, with its accounts', async () => {
  const { chooseCompanies } = await import('@/lib/exports/chosen');
  const { makeFile } = await import('@/lib/exports/make');
  const { loadCompanies } = await import('@/lib/register/load');
  const columns: ColumnKey[] = ['equity'];
  const target = compared(KRONER);
  const asked = { userId, target, columns, format: 'csv', language: 'en' } as const;
  const found = await chooseCompanies(asked);
  const equityIn = ({ compared: file }: typeof found) => file?.cells[String(KRONER)]?.equity;
  expect(equityIn(found)).toBe(33);
  const changed = { ...newest, values: { ...newest.values, equity: 34 } };
  const load = { kind: 'FULL', snapshotDate: '2022-02-28', source: 'SAMPLE' } as const;
  await loadCompanies([filer(1, [former, changed])], load);
  const order = { ...asked, id: randomUUID(), madeAt: new Date() };
  const { chosen } = await makeFile(order, {}, found);
  expect(equityIn(chosen)).toBe(34);
});

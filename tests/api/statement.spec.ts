import { read, utils } from 'xlsx';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';

const pathOf = (key: string, query: string) => `/api/company/statement/${key}?${query}`;

let company: string;
let groupOnly: string;
let empty: string;

test.beforeAll(async () => {
  company = await createCompany('=Skovlund;Savværk', [
    { year: 2020, amounts: { revenue: 1_000_000, equity: -300_000.5 } },
    { year: 2021, amounts: { revenue: 1_234_567 } },
    { year: 2021, scope: 'GROUP', amounts: { revenue: 9_000_000 } },
  ]);
  groupOnly = await createCompany('Skovlund Holding ApS', [
    { year: 2021, scope: 'GROUP', currency: 'EUR', amounts: { revenue: 5 } },
  ]);
  empty = await createCompany('Skovlund Tom ApS');
});

test.afterAll(async () => {
  for (const key of [company, groupOnly, empty]) await deleteCompany(key);
});

test('the statements as CSV', async ({ api }) => {
  const response = await api.get(pathOf(company, 'format=csv'));
  expect(response.status()).toBe(200);
  const { 'content-type': type, 'content-disposition': name } = response.headers();
  expect(type).toBe('text/csv; charset=utf-8');
  expect(name).toMatch(
    new RegExp(`^attachment; filename="veminto-${company}-solo-\\d{8}-\\d{6}\\.csv"$`),
  );
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toBe('\ufeffCompany;;"\'=Skovlund;Savværk"');
  expect(lines).toContain('Period to;;;2021-12-31;2020-12-31');
  expect(lines).toContain('Revenue and gross profit;Revenue;Nettoomsætning;1234567;1000000');
  expect(lines).toContain('Equity;Equity;Egenkapital;;-300000,5');
});

test('the statements in Danish', async ({ api }) => {
  const headers = { 'accept-language': 'da' };
  const text = await (await api.get(pathOf(company, 'format=csv'), { headers })).text();
  expect(text).toContain(';Nettoomsætning;Revenue;1234567;1000000');
  expect(text).toContain('En tom celle er ikke oplyst.');
  const missing = await api.get(pathOf(empty, 'format=csv'), { headers });
  expect(missing.status()).toBe(404);
  expect((await missing.json()).error).toBe('No financial data available.');
});

test('the statements as a workbook', async ({ api }) => {
  const response = await api.get(pathOf(company, 'format=xlsx&scope=group'));
  expect(response.headers()['content-disposition']).toMatch(/-group-\d{8}-\d{6}\.xlsx"$/);
  const { Sheets, SheetNames } = read(await response.body());
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  expect(rows.find((row) => row[1] === 'Revenue')).toEqual([
    ...['Revenue and gross profit', 'Revenue', 'Nettoomsætning', 9_000_000],
  ]);
});

test('without a wish the accounts that the page shows', async ({ api }) => {
  const text = await (await api.get(pathOf(groupOnly, 'format=csv'))).text();
  expect(text).toContain('Accounts;;Group');
  expect(text).toContain('Currency;;;EUR');
});

test('no such accounts, no file', async ({ api }) => {
  for (const path of [pathOf(empty, 'format=csv'), pathOf(groupOnly, 'format=xlsx&scope=solo')]) {
    const response = await api.get(path);
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'No financial data available.' });
  }
  const nobody = await api.get(pathOf('abc', 'format=csv'));
  expect(nobody.status()).toBe(404);
});

test('another format or scope is refused', async ({ api }) => {
  for (const [query, error] of [
    ['format=pdf', 'The format is csv or xlsx'],
    ['', 'The format is csv or xlsx'],
    ['format=csv&scope=all', 'The scope is solo or group'],
  ] as const) {
    const response = await api.get(pathOf(company, query));
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ error });
  }
});

import { createCompany, deleteCompany } from '../support/accounts.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';

const pathOf = (key: string) => `/api/company/financial-data/${key}`;

let company: string;
let groupOnly: string;
let empty: string;

test.beforeAll(async () => {
  company = await createCompany('Skovlund Savværk A/S', [
    { year: 2020, amounts: { revenue: 1_000_000, profit_loss: -20_000, equity: 300_000.5 } },
    {
      year: 2021,
      pdfUrl: 'https://reports.example/2021.pdf',
      amounts: { revenue: 1_234_567, profit_loss: 0 },
      flags: { equity: 'the report gives different values of Equity' },
    },
    { year: 2021, scope: 'GROUP', amounts: { revenue: 9_000_000 } },
    { year: 2021, effective: false, amounts: { revenue: 777 } },
    { year: 2021, endDate: '2021-06-30', kind: 'HALF_YEAR', pdfUrl: 'https://reports.example/h' },
    { year: 2019, effective: false, superseded: true, pdfUrl: 'https://reports.example/old.pdf' },
    { year: 2018, effective: false, pdfUrl: 'javascript:alert(1)' },
  ]);
  groupOnly = await createCompany('Skovlund Holding ApS', [
    { year: 2021, scope: 'GROUP', currency: 'EUR', amounts: { revenue: 5 } },
  ]);
  empty = await createCompany('Skovlund Tom ApS');
});

test.afterAll(async () => {
  for (const key of [company, groupOnly, empty]) await deleteCompany(key);
});

const incomeStatement = [
  ...['administrative_expenses', 'depreciation', 'distribution_cost', 'gross_profit'],
  ...['gross_result', 'interest_expense_assigned_to_group_enterprises', 'other_finance_expense'],
  ...['other_finance_income', 'other_interest_expenses', 'other_interest_income'],
  ...['personnel_costs', 'profit_loss', 'profit_loss_from_ordinary_operating_activities'],
  ...['revenue', 'tax_expense'],
];

test('answers the company’s own annual accounts, newest first', async ({ api }) => {
  const response = await api.get(pathOf(company));
  expect(response.status()).toBe(200);
  const answer = await response.json();
  expect(Object.keys(answer).sort()).toEqual(['data', 'pdf_links', 'periods']);
  expect(answer.periods).toEqual([
    { startDate: '2021-01-01', endDate: '2021-12-31' },
    { startDate: '2020-01-01', endDate: '2020-12-31' },
  ]);
  const [newest, before] = answer.data;
  expect(answer.data).toHaveLength(2);
  expect(newest).toMatchObject({
    start_date: '2021-01-01',
    end_date: '2021-12-31',
    currency: 'DKK',
    scope: 'solo',
    income_statement: { revenue: 1_234_567, profit_loss: 0, gross_profit: null },
    balance_sheet: { equity: null },
  });
  expect(Object.keys(newest.income_statement).sort()).toEqual(incomeStatement);
  expect(Object.keys(newest.balance_sheet)).toHaveLength(37);
  expect(before).toMatchObject({
    income_statement: { revenue: 1_000_000, profit_loss: -20_000 },
    balance_sheet: { equity: 300_000.5 },
  });
});

test('links the reports that can be opened, and no others', async ({ api }) => {
  const { pdf_links } = await (await api.get(pathOf(company))).json();
  expect(pdf_links).toMatchObject([
    {
      pdf_path: 'https://reports.example/2021.pdf',
      accounting_period: { startDato: '2021-01-01', slutDato: '2021-12-31' },
    },
  ]);
});

test('the group’s accounts on demand, or where there are no others', async ({ api }) => {
  const ask = async (key: string, query = '') => {
    const { data } = await (await api.get(pathOf(key) + query)).json();
    return data.map((period: Record<string, unknown>) => [period.scope, period.currency]);
  };
  expect(await ask(company, '?scope=group')).toEqual([['group', 'DKK']]);
  expect(await ask(company, '?scope=solo')).toHaveLength(2);
  expect(await ask(groupOnly)).toEqual([['group', 'EUR']]);
  expect(await ask(groupOnly, '?scope=solo')).toEqual([]);
});

test('a company without accounts has empty lists', async ({ api }) => {
  const response = await api.get(pathOf(empty));
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ data: [], periods: [], pdf_links: [] });
});

test('another scope is refused', async ({ api }) => {
  const response = await api.get(`${pathOf(company)}?scope=all`);
  expect(response.status()).toBe(422);
  expect(await response.json()).toMatchObject({ error: 'The scope is solo or group' });
});

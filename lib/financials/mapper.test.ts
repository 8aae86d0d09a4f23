import { describe, expect, test } from 'vitest';
import { Prisma } from '@/prisma/client/client';
import { STATEMENT_FIELDS, type StatementField } from './constants';
import { toFinancialData, toFinancials } from './mapper';
import type { PeriodRow, ReportRow } from './select';

const empty = Object.fromEntries(STATEMENT_FIELDS.map((field) => [field, null])) as Record<
  StatementField,
  null
>;

function row(year: number, amounts: Partial<Record<StatementField, string>>, change = {}) {
  const given = Object.entries(amounts).map(([field, text]) => [field, new Prisma.Decimal(text)]);
  return {
    ...empty,
    startDate: new Date(`${year}-01-01`),
    endDate: new Date(`${year}-12-31`),
    scope: 'SOLO',
    currency: 'DKK',
    flags: null,
    filingId: String(year),
    effective: true,
    comparative: false,
    ...Object.fromEntries(given),
    ...change,
  } as PeriodRow;
}

const owner = { key: '12345674', isSample: false };

const report = (pdfUrl: string | null): ReportRow => ({
  id: 'a',
  pdfUrl,
  startDate: null,
  endDate: new Date('2021-12-31'),
  publishedAt: null,
  amended: false,
  superseded: false,
  reportingClass: null,
  auditFirm: null,
  auditAssistance: null,
  auditOpinion: null,
  goingConcern: null,
  approvedOn: null,
});

const amounts = (periods: PeriodRow[], field: StatementField) =>
  toFinancials({ ...owner, periods, filings: [] }).periods.solo.map(
    (period) => period.amounts[field],
  );

test('growth is that of the same scope, also where the group stands between', () => {
  const group = row(2020, { revenue: '900' }, { scope: 'GROUP' });
  const rows = [row(2021, { revenue: '150.5' }), group, row(2020, { revenue: '100' })];
  expect(amounts(rows, 'revenue')).toEqual([
    { value: 150.5, contradiction: null, growth: 50.5, restated: null, notCompared: null },
    { value: 100, contradiction: null, growth: null, restated: null, notCompared: null },
  ]);
  expect(toFinancials({ ...owner, periods: rows, filings: [] }).periods.group).toHaveLength(1);
});

describe('the previous year as the newer report states it', () => {
  const stated = (amounts: Partial<Record<StatementField, string>>, change = {}) =>
    row(2020, amounts, { filingId: '2021', effective: false, comparative: true, ...change });
  const newer = row(2021, { revenue: '150', equity: '10', assets: '8' });
  const own = row(2020, { revenue: '100', equity: '5' });

  test('is what growth is from, and is told where it differs', () => {
    const rows = [newer, stated({ revenue: '120', equity: '5', assets: '4' }), own];
    const growthOf = (field: StatementField) => amounts(rows, field)[0];
    expect(growthOf('revenue')).toMatchObject({ growth: 25, restated: 120 });
    expect(growthOf('equity')).toMatchObject({ growth: 100, restated: null });
    expect(growthOf('assets')).toMatchObject({ growth: 100, restated: null });
    expect(amounts(rows, 'revenue')).toMatchObject([{ value: 150 }, { value: 100 }]);
  });

  test.each([
    ['of another report', { filingId: '2022' }],
    ['of the group', { scope: 'GROUP' }],
    ['of other days', { startDate: new Date('2019-07-01') }],
    ['with another end', { endDate: new Date('2020-12-30') }],
    ['in another currency', { currency: 'EUR' }],
  ])('is not the one %s', (_what, change) => {
    const rows = [newer, stated({ revenue: '120' }, change), own];
    expect(amounts(rows, 'revenue')[0]).toMatchObject({ growth: 50, restated: null });
  });

  test('compares no more than the periods themselves do', () => {
    const euros = [newer, stated({ revenue: '120' }), { ...own, currency: 'EUR' }];
    const expected = { growth: null, restated: null, notCompared: 'currency' };
    expect(amounts(euros, 'revenue')[0]).toMatchObject(expected);
  });
});

test.each([
  ['gap', row(2019, { revenue: '1' })],
  ['currency', row(2020, { revenue: '1' }, { currency: 'EUR' })],
  ['length', row(2020, { revenue: '1' }, { startDate: new Date('2019-07-01') })],
])('a %s leaves no growth, and is told where there are two figures', (reason, before) => {
  const years = [row(2021, { revenue: '2', equity: '3' }), before];
  expect(amounts(years, 'revenue')[0]).toMatchObject({ growth: null, notCompared: reason });
  expect(amounts(years, 'equity')[0]).toMatchObject({ growth: null, notCompared: null });
  expect(amounts(years, 'assets')[0]).toMatchObject({ growth: null, notCompared: null });
});

test('a balance sheet grows whatever the length of the periods is, not across other breaks', () => {
  const before = (change: object) => [
    row(2021, { revenue: '2', equity: '3' }),
    row(2020, { revenue: '1', equity: '2' }, change),
  ];
  const short = before({ startDate: new Date('2020-04-01') });
  expect(amounts(short, 'equity')[0]).toMatchObject({ growth: 50, notCompared: null });
  expect(amounts(short, 'revenue')[0]).toMatchObject({ growth: null, notCompared: 'length' });
  const euros = before({ currency: 'EUR' });
  expect(amounts(euros, 'equity')[0]).toMatchObject({ growth: null, notCompared: 'currency' });
});

test('a flag explains an empty field, and only that', () => {
  const flags = { equity: 'two values', revenue: 'odd', assets: 7 };
  const rows = [row(2021, { revenue: '1' }, { flags })];
  expect(amounts(rows, 'equity')[0]).toMatchObject({ value: null, contradiction: 'two values' });
  expect(amounts(rows, 'revenue')[0]).toMatchObject({ value: 1, contradiction: null });
  expect(amounts(rows, 'assets')[0]).toMatchObject({ value: null, contradiction: null });
  expect(amounts([row(2021, {}, { flags: ['x'] })], 'equity')[0]?.contradiction).toBeNull();
});

test.each([
  ['https://reports.example/a.pdf', 1],
  ['http://reports.example/a.pdf', 1],
  ['javascript:alert(1)', 0],
  ['not an address', 0],
  [null, 0],
])('of the address %s come %d reports', (pdfUrl, count) => {
  expect(toFinancials({ ...owner, periods: [], filings: [report(pdfUrl)] }).reports).toHaveLength(
    count,
  );
});

test('the newest opinion counts, also of a report that cannot be opened', () => {
  const older = { ...report('https://reports.example/a.pdf'), auditOpinion: 'QUALIFIED' as const };
  const newest = { ...report(null), id: '2022', endDate: new Date('2022-12-31') };
  const periods = [row(2022, {})];
  const { opinion, reports } = toFinancials({ ...owner, periods, filings: [newest, older] });
  expect(opinion).toMatchObject({ endDate: new Date('2022-12-31'), auditOpinion: null });
  expect(reports).toHaveLength(1);
});

test('a sample company’s report is rendered here', () => {
  const sample = { ...owner, isSample: true, periods: [], filings: [report(null)] };
  const [found] = toFinancials(sample).reports;
  expect(found?.url).toBe('/api/company/annual-report/12345674/2021-12-31');
});

const onWire = {
  income_statement: `revenue, gross_profit, gross_result, administrative_expenses, personnel_costs,
    distribution_cost, depreciation, other_finance_income, other_finance_expense,
    other_interest_income, other_interest_expenses, tax_expense, profit_loss,
    profit_loss_from_ordinary_operating_activities, interest_expense_assigned_to_group_enterprises`,
  balance_sheet: `goodwill, other_intangible_assets, land_and_buildings,
    property_plant_and_equipment_gross, other_plants_and_equipment, other_tangible_fixed_assets,
    assets, noncurrent_assets, current_assets, inventories, short_term_receivables,
    other_short_term_receivables, receivables_from_related_parties, securities,
    cash_and_cash_equivalents, long_term_debt_to_mortgage, long_term_debt_to_banks,
    long_term_debt_to_related_parties, other_long_term_debts, subordinated_loan_capital,
    short_term_liabilities_other_than_provisions, short_term_mortgage_debt,
    short_term_debt_to_banks, short_term_debt_to_related_parties, short_term_trade_payables,
    other_short_term_debt, other_short_term_payables, liabilities_and_equity,
    liabilities_other_than_provisions, provisions, deferred_taxes, equity, retained_earnings,
    contributed_capital, equity_before_minority_interests, other_reserves, corporate_tax`,
};

test('the wire names the lines that the report contradicts itself about', () => {
  const flags = { equity: 'two values', employees: 'two values', unknownLine: 'two values' };
  const financials = toFinancials({ ...owner, periods: [row(2021, {}, { flags })], filings: [] });
  const [period] = toFinancialData(financials, 'solo').data;
  expect(period?.contradicted).toEqual(['average_employees', 'equity']);
  expect(period?.balance_sheet.equity).toBeNull();
});

test('the wire tells of a report what its auditor did and concluded', () => {
  const filing: ReportRow = {
    ...report('https://reports.example/a.pdf'),
    publishedAt: new Date('2022-05-31T22:30:00Z'),
    approvedOn: new Date('2022-05-20'),
    amended: true,
    reportingClass: 'Regnskabsklasse B',
    auditFirm: 'Ege Revision',
    auditAssistance: 'Erklæring om udvidet gennemgang',
    auditOpinion: 'QUALIFIED',
    goingConcern: 'Tvivl',
  };
  const financials = toFinancials({ ...owner, periods: [], filings: [filing] });
  expect(toFinancialData(financials, 'solo').pdf_links).toMatchObject([
    {
      // After midnight in Denmark.
      ...{ published_on: '2022-06-01', approved_on: '2022-05-20', amended: true },
      ...{ reporting_class: 'Regnskabsklasse B', audit_firm: 'Ege Revision' },
      ...{ audit_assistance: 'Erklæring om udvidet gennemgang', assurance: 'extendedReview' },
      ...{ audit_opinion: 'QUALIFIED', going_concern: 'Tvivl' },
    },
  ]);
});

test('a corrected report tells which it replaces, and these are not listed themselves', () => {
  const filing = (id: string, change: Partial<ReportRow>): ReportRow => ({
    ...report(`https://reports.example/${id}.pdf`),
    ...{ id, publishedAt: new Date('2022-05-31'), ...change },
  });
  const year = { endDate: new Date('2020-12-31') };
  const filings = [
    filing('corrected', { amended: true, publishedAt: new Date('2022-09-01') }),
    filing('own', { superseded: true }),
    { ...filing('unlinked', { superseded: true }), pdfUrl: null },
    filing('other', { ...year, superseded: true }),
  ];
  const { reports } = toFinancials({ ...owner, periods: [], filings });
  expect(reports.map(({ id, replaced }) => [id, replaced])).toEqual([
    [
      'corrected',
      [{ url: 'https://reports.example/own.pdf', publishedAt: new Date('2022-05-31') }],
    ],
  ]);
});

test('the opinion is that of the newest report that could be read', () => {
  const read = { ...report(null), id: '2021' };
  const qualified = { ...read, auditOpinion: 'QUALIFIED' } as const;
  const unread = { ...report(null), id: 'pdf', amended: true };
  const older = { ...qualified, id: '2020', endDate: new Date('2020-12-31') };
  const knownOf = (...filings: ReportRow[]) =>
    toFinancials({ ...owner, periods: [row(2021, {}), row(2019, {})], filings }).opinion;
  const opinionOf = (...filings: ReportRow[]) => knownOf(...filings)?.auditOpinion;
  expect(opinionOf(unread, qualified)).toBe('QUALIFIED');
  const first = { ...qualified, id: '2011' };
  expect(opinionOf(read, first), 'of one day the greater id').toBeNull();
  expect(opinionOf(first, read), 'in whichever order they are read').toBeNull();
  expect(opinionOf(unread, read, older)).toBeNull();
  expect(opinionOf(unread)).toBeUndefined();
  expect(opinionOf()).toBeUndefined();
  expect(knownOf(unread, qualified), 'a correction').toMatchObject({ unreadEnd: null });
  expect(knownOf(unread, older), 'another year').toEqual({
    endDate: older.endDate,
    auditOpinion: 'QUALIFIED',
    goingConcern: null,
    unreadEnd: unread.endDate,
  });
});

test('the wire has every field of the contract under its name', () => {
  const values = {
    otherShortTermPayables: '12',
    profitLossBeforeTax: '5',
    propertyPlantAndEquipment: '7',
  };
  const financials = toFinancials({
    ...owner,
    periods: [row(2021, values)],
    filings: [report('https://reports.example/a.pdf')],
  });
  const { data, periods, pdf_links } = toFinancialData(financials, 'solo');
  const [period] = data;
  for (const statement of ['income_statement', 'balance_sheet'] as const) {
    const names = onWire[statement].split(',').map((name) => name.trim());
    expect(Object.keys(period?.[statement] ?? {}).sort()).toEqual(names.sort());
  }
  expect(period).toMatchObject({ start_date: '2021-01-01', currency: 'DKK', scope: 'solo' });
  expect(period?.balance_sheet.other_short_term_payables).toBe(12);
  expect(period?.balance_sheet.property_plant_and_equipment_gross, 'no cost told').toBeNull();
  expect(period?.income_statement.revenue).toBeNull();
  expect(period).toMatchObject({
    profit_loss_before_tax: 5,
    property_plant_and_equipment: 7,
    average_employees: null,
  });
  expect(periods).toEqual([{ startDate: '2021-01-01', endDate: '2021-12-31' }]);
  expect(pdf_links).toEqual([
    {
      pdf_path: 'https://reports.example/a.pdf',
      accounting_period: { startDato: null, slutDato: '2021-12-31' },
      ...{ published_on: null, approved_on: null, amended: false, replaces: [] },
      reporting_class: null,
      ...{ audit_firm: null, audit_assistance: null, assurance: null, audit_opinion: null },
      going_concern: null,
    },
  ]);
  expect(toFinancialData(financials, 'group').data).toEqual([]);
});

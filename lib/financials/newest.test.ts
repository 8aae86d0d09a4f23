import { expect, it } from 'vitest';
import { STATEMENT_FIELDS } from './constants';
import { newestAccounts } from './newest';
import type { Amount, AnnualReport, FinancialPeriod, StatementField } from './types';

function period(year: number, values: Partial<Record<StatementField, number>>): FinancialPeriod {
  const amountOf = (field: StatementField): Amount => ({
    value: values[field] ?? null,
    contradiction: null,
    growth: null,
    restated: null,
    notCompared: null,
  });
  return {
    filingId: `${year}`,
    startDate: new Date(`${year}-01-01`),
    endDate: new Date(`${year}-12-31`),
    scope: 'solo',
    currency: 'DKK',
    corrected: null,
    amounts: Object.fromEntries(
      STATEMENT_FIELDS.map((field) => [field, amountOf(field)]),
    ) as FinancialPeriod['amounts'],
  };
}

const shown = (solo: FinancialPeriod[], group: FinancialPeriod[] = []) =>
  newestAccounts({ reports: [], periods: { solo, group } })?.figures.map(({ field, amount }) => [
    field,
    amount.value,
  ]);

it('begins with the revenue, else with what the company reports instead', () => {
  const rest = { profitLoss: -2, equity: 9, employees: 3 };
  const below = Object.entries(rest);
  expect(shown([period(2021, { ...rest, revenue: 5, grossProfit: 4 })])).toEqual([
    ['revenue', 5],
    ...below,
  ]);
  expect(shown([period(2021, { ...rest, grossProfit: 4, grossResult: 3 })])?.[0]).toEqual([
    'grossProfit',
    4,
  ]);
  expect(shown([period(2021, { ...rest, grossResult: -3 })])?.[0]).toEqual(['grossResult', -3]);
  expect(shown([period(2021, rest)])?.[0]).toEqual(['revenue', null]);
});

it('has the group beside it where that is of the same year, and not shown itself', () => {
  const [old, recent] = [period(2020, { equity: 1 }), period(2021, { equity: 2 })];
  const groupOf = (solo: FinancialPeriod[], group: FinancialPeriod[]) =>
    newestAccounts({ reports: [], periods: { solo, group } })?.group;
  const sameYear = period(2021, { equity: -9 });
  expect(groupOf([recent, old], [sameYear, old])).toBe(sameYear);
  expect(groupOf([recent, old], [old])).toBeNull();
  expect(groupOf([old], [recent])).toBeNull();
  expect(groupOf([], [recent])).toBeNull();
});

it('is of the newest period, of the group where only the group’s is newer, or nothing', () => {
  const [old, recent] = [period(2020, { equity: 1 }), period(2021, { equity: 2 })];
  expect(
    newestAccounts({ reports: [], periods: { solo: [recent, old], group: [old] } })?.period,
  ).toBe(recent);
  expect(newestAccounts({ reports: [], periods: { solo: [old], group: [recent] } })?.period).toBe(
    recent,
  );
  expect(newestAccounts({ reports: [], periods: { solo: [], group: [] } })).toBeNull();
});

it('tells whose they are where the group has some too, and only then', () => {
  const [old, recent] = [period(2020, {}), period(2021, {})];
  const toldOf = (solo: FinancialPeriod[], group: FinancialPeriod[]) =>
    newestAccounts({ reports: [], periods: { solo, group } })?.told;
  expect(toldOf([recent], [recent, old])).toBe('solo');
  expect(toldOf([old], [recent])).toBe('group');
  expect(toldOf([], [recent])).toBe('group');
  expect(toldOf([recent, old], [])).toBeNull();
});

it('has the solvency ratio of the same balance, where it can be computed', () => {
  const ratioOf = (values: Parameters<typeof period>[1]) =>
    newestAccounts({ reports: [], periods: { solo: [period(2021, values)], group: [] } })
      ?.solvencyRatio;
  expect(ratioOf({ equity: 3, assets: 8 })).toBe(37.5);
  expect(ratioOf({ equity: -3, assets: 8 })).toBe(-37.5);
  expect(ratioOf({ equity: 3 })).toBeNull();
});

it('names the report that the figures were read from, unless they were corrected since', () => {
  const recent = period(2021, {});
  // A second report of the year, of which no figures are known, and one filed for another day.
  const reports = ['again', '2022', '2021'].map((id) => ({ id, endDate: new Date('2021-12-30') }));
  const reportOf = (solo: FinancialPeriod) =>
    newestAccounts({ reports: reports as AnnualReport[], periods: { solo: [solo], group: [] } })
      ?.report;
  expect(reportOf(recent)).toBe(reports[2]);
  expect(reportOf(period(2020, {}))).toBeNull();
  const corrected = { url: 'https://reports.example/new.pdf', publishedAt: new Date() };
  expect(reportOf({ ...recent, corrected })).toBeNull();
});

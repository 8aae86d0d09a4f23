import { beforeEach, expect, it, vi } from 'vitest';
import { STATEMENT_FIELDS } from '@/lib/financials/constants';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type { KeyFigureValue } from '@/lib/financials/types';

const getFinancials = vi.fn();
const getKeyFigures = vi.fn();
vi.mock('@/lib/financials/queries', () => ({ getFinancials, getKeyFigures }));

const { readAccounts } = await import('./accounts');

const amount = { contradiction: null, growth: null, restated: null, notCompared: null };
const amounts = Object.fromEntries(
  STATEMENT_FIELDS.map((field) => [field, { ...amount, value: field === 'equity' ? 80 : null }]),
);
const yearOf = (year: number) => ({
  ...{ startDate: new Date(`${year}-01-01`), endDate: new Date(`${year}-12-31`) },
  ...{ scope: 'solo', currency: 'DKK', corrected: null },
});

type Change = Partial<Record<string, Partial<KeyFigureValue>>>;

function figuresOf(year: number, change: Change) {
  const plain = { value: 5, change: null, notCompared: null, notComputed: null };
  const figures = KEY_FIGURES.map(({ id }) => [
    id,
    { ...plain, restated: null, onClosing: false, ...change[id] },
  ]);
  return { ...yearOf(year), figures: Object.fromEntries(figures) };
}

function publish(change: Record<number, Change>) {
  const years = Object.entries(change)
    .map(([year, figures]) => [Number(year), figures] as const)
    .toSorted(([a], [b]) => b - a);
  const periods = years.map(([year]) => ({ ...yearOf(year), amounts }));
  getFinancials.mockResolvedValue({ periods: { solo: periods, group: [] }, reports: [] });
  const figures = years.map(([year, own]) => figuresOf(year, own));
  getKeyFigures.mockResolvedValue({ solo: figures, group: [] });
}

beforeEach(() => publish({ 2021: {} }));

it('name the figures with a restated opening balance, and those without any', async () => {
  publish({
    2023: { roe: { restated: 70 }, roi: { restated: 900 } },
    2022: {},
    2021: { roe: { value: null, restated: 60 }, roi: { onClosing: true } },
  });
  const { periods } = await readAccounts('12345678', null, 5);
  expect(
    periods.map(({ end, restatedOpening, onClosingBalance }) => [
      ...[end, restatedOpening, onClosingBalance],
    ]),
  ).toEqual([
    ['2023-12-31', ['roe', 'roi'], []],
    ['2022-12-31', [], []],
    ['2021-12-31', ['roe'], ['roi']],
  ]);
});

it('name the lines that the report contradicts itself about, beside those it states', async () => {
  const contradiction = 'two values';
  const revenue = { ...amount, value: null, contradiction };
  getFinancials.mockResolvedValue({
    periods: { solo: [{ ...yearOf(2021), amounts: { ...amounts, revenue } }], group: [] },
    reports: [],
  });
  const { periods } = await readAccounts('12345678', null, 5);
  expect(periods).toMatchObject([
    { incomeStatement: {}, balanceSheet: { equity: 80 }, contradicted: ['revenue'] },
  ]);
});

it('tell what the auditor of each report did and concluded', async () => {
  const report = {
    ...{ id: 'a', url: '/api/company/annual-report/12345678/2021-12-31', startDate: null },
    ...{ endDate: new Date('2021-12-31'), publishedAt: new Date('2022-05-31T10:00:00Z') },
    replaced: [],
    ...{ amended: false, reportingClass: null, auditFirm: 'Ege Revision', approvedOn: null },
    ...{ auditAssistance: 'Revisionspåtegning', auditOpinion: 'ADVERSE', goingConcern: 'Tvivl' },
  };
  const other = { ...report, auditAssistance: 'Noget andet', auditOpinion: null };
  getFinancials.mockResolvedValue({
    periods: { solo: [], group: [] },
    reports: [report, other, other],
  });
  const { reports } = await readAccounts('12345678', null, 2);
  expect(reports).toMatchObject([
    {
      ...{ auditFirm: 'Ege Revision', auditAssistance: 'audited', auditOpinion: 'ADVERSE' },
      goingConcern: 'Tvivl',
    },
    { published: '2022-05-31', auditAssistance: 'Noget andet', auditOpinion: null },
  ]);
});

it('name none of a period whose key figures are not known', async () => {
  getKeyFigures.mockResolvedValue({ solo: [], group: [] });
  const { periods } = await readAccounts('12345678', null, 5);
  expect(periods).toMatchObject([
    { balanceSheet: { equity: 80 }, keyFiguresPercent: {}, restatedOpening: [] },
  ]);
});

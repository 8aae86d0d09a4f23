import { expect, it } from 'vitest';
import { STATEMENT_FIELDS } from '@/lib/financials/constants';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type {
  Amount,
  FinancialPeriod,
  KeyFigurePeriod,
  StatementField,
} from '@/lib/financials/types';
import { keyFigureSection, statementSections } from './statement-sections';
import { reportWords } from './words';

const amount = (value: number | null): Amount => ({
  value,
  contradiction: null,
  growth: null,
  restated: null,
  notCompared: null,
});

const stated = { otherFinanceIncome: 9, otherInterestIncome: 4, profitLoss: 2, inventories: 7 };

const period: FinancialPeriod = {
  filingId: '2021',
  startDate: new Date('2021-01-01'),
  endDate: new Date('2021-12-31'),
  scope: 'solo',
  currency: 'DKK',
  corrected: null,
  amounts: Object.fromEntries(
    STATEMENT_FIELDS.map((field) => [
      field,
      amount(new Map(Object.entries(stated)).get(field) ?? null),
    ]),
  ) as Record<StatementField, Amount>,
};

it('a line that another contains is printed as its part, on no other line', () => {
  const rows = statementSections([period], reportWords('en')).flatMap(
    ({ table }) => table?.rows ?? [],
  );
  const parts = rows.filter(({ part }) => part).map(({ cells }) => cells);
  expect(parts).toEqual([['Other interest income', '4']]);
  expect(rows.map(({ cells: [name] }) => name)).toEqual(
    expect.arrayContaining(['Other finance income', 'Net profit', 'Inventories']),
  );
});

it('what a year does not report is no 0, but one that it reports is', () => {
  const earlier = { ...period.amounts, profitLoss: amount(null), inventories: amount(0) };
  const years = [period, { ...period, amounts: earlier }];
  const [income, balance] = statementSections(years, reportWords('en'));
  const cellsOf = (section: typeof income) => section?.table?.rows.map(({ cells }) => cells);
  expect(cellsOf(income)).toContainEqual(['Net profit', '2', '-']);
  expect(cellsOf(balance)).toContainEqual(['Inventories', '7', '0']);
  expect(balance?.note).toContain('A hyphen stands for what was not reported.');
});

it('what a report contradicts itself about is no 0', () => {
  const contradicted = { ...amount(null), contradiction: '5 and 7' };
  const amounts = { ...period.amounts, equity: contradicted };
  const [income, balance] = statementSections([{ ...period, amounts }], reportWords('da'));
  expect(balance?.table?.rows.map(({ cells }) => cells)).toContainEqual(['Egenkapital', '*']);
  expect(balance?.note).toContain(
    'En stjerne står for det, som årsrapporten modsiger sig selv om.',
  );
  expect(income?.table?.rows.map(({ cells: [name] }) => name)).not.toContain('Egenkapital');
  const [, sound] = statementSections([period], reportWords('da'));
  expect(sound?.note).not.toContain('stjerne');
});

it('how many older periods are left out is told in words that fit', () => {
  const noteOf = (all: number, language: 'en' | 'da') =>
    statementSections(Array(all).fill(period), reportWords(language))[1]?.note;
  expect(noteOf(4, 'en')).not.toContain('older');
  expect(noteOf(5, 'en')).toContain('1 older period is not printed.');
  expect(noteOf(5, 'da')).toContain('1 ældre periode er ikke udskrevet.');
  expect(noteOf(6, 'da')).toContain('2 ældre perioder er ikke udskrevet.');
});

it('a corrected report whose figures are not known is told below the statements', () => {
  const corrected = { url: 'https://reports.example/b.pdf', publishedAt: new Date('2022-09-01') };
  const [, balance] = statementSections([{ ...period, corrected }], reportWords('en'));
  expect(balance?.note).toContain(
    'Year ended 31/12/2021: a corrected report was published on 01/09/2022; the figures are',
  );
});

it('an average with a restated opening balance, or without any, is told below the key figures', () => {
  const figure = {
    ...{ value: 10, change: null, notCompared: null, notComputed: null },
    ...{ restated: null, onClosing: false },
  };
  const figures = Object.fromEntries(
    KEY_FIGURES.map(({ id }) => [id, figure]),
  ) as KeyFigurePeriod['figures'];
  const { amounts: _amounts, ...year } = period;
  const noteOf = (change: Partial<KeyFigurePeriod['figures']>) =>
    keyFigureSection([{ ...year, figures: { ...figures, ...change } }], reportWords('da')).note;
  const told = 'Året til 31/12/2021: Beløbet primo er, som årsrapporten oplyser det på ny, i';
  expect(noteOf({ roe: { ...figure, restated: 5 } })).toContain(
    `${told} Egenkapitalens forrentning (ROE).`,
  );
  expect(noteOf({ roi: { ...figure, onClosing: true } })).toContain(
    'Året til 31/12/2021: Beløbet primo kendes ikke, så beløbet ultimo står for gennemsnittet i Afkastningsgrad (ROI).',
  );
  expect(noteOf({})).not.toContain('primo');
  const none = { ...figure, value: null, notComputed: null };
  const years = [{ ...year, figures: { ...figures, roe: none, roi: { ...figure, value: 0 } } }];
  const rows = keyFigureSection(years, reportWords('en')).table?.rows ?? [];
  expect(rows.slice(0, 2).map(({ cells }) => cells[1])).toEqual(['-', '0,00\u00a0%']);
});

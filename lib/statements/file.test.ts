import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { STATEMENT_FIELDS } from '@/lib/financials/constants';
import type { FinancialPeriod, StatementField } from '@/lib/financials/types';
import messages from '@/messages/en.json';
import { toCsv } from './csv';
import { type Cell, statementRows } from './rows';
import { toXlsx } from './xlsx';

const t = createTranslator({ locale: 'en', messages, namespace: 'financial' });

function period(year: number, values: Partial<Record<StatementField, number>>): FinancialPeriod {
  const amounts = STATEMENT_FIELDS.map((field) => [
    ...[field, { value: values[field] ?? null, contradiction: null, growth: null }],
  ]);
  return {
    startDate: new Date(`${year}-01-01`),
    endDate: new Date(`${year}-12-31`),
    scope: 'solo',
    currency: year === 2020 ? 'EUR' : 'DKK',
    amounts: Object.fromEntries(amounts),
  };
}

const company = { key: '12345674', name: '=HYPERLINK("x");A', isSample: true };
const periods = [period(2021, { revenue: 1_234_567.5, equity: -20 }), period(2020, { revenue: 0 })];
const rows = statementRows({ company, scope: 'solo', periods, t });

const line = (label: string) => rows.find((row) => row[1] === label);
const head = (label: string) => rows.find((row) => row[0] === label);

test('every field has a line with its group and both of its names', () => {
  const lines = rows.filter((row) => row.length === 5 && row[1] !== null);
  expect(lines).toHaveLength(STATEMENT_FIELDS.length);
  for (const row of lines) expect(row.slice(0, 3).every((name) => Boolean(name))).toBe(true);
  expect(line('Revenue')?.slice(1, 3)).toEqual(['Revenue', 'Nettoomsætning']);
});

test('what was not reported is empty and a reported zero is a zero', () => {
  expect(line('Revenue')?.slice(3)).toEqual([1_234_567.5, 0]);
  expect(line('Equity')?.slice(3)).toEqual([-20, null]);
});

test('each period has its days and its currency', () => {
  expect(head('Period from')?.slice(3)).toEqual(['2021-01-01', '2020-01-01']);
  expect(head('Period to')?.slice(3)).toEqual(['2021-12-31', '2020-12-31']);
  expect(head('Currency')?.slice(3)).toEqual(['DKK', 'EUR']);
  expect(head('Source')?.[2]).toBe('Sample data, invented');
});

test('the CSV is one that Danish spreadsheets read, and nothing in it is a formula', () => {
  const text = toCsv(rows);
  expect(text.startsWith('\ufeffCompany;;"\'=HYPERLINK(""x"");A"\r\n')).toBe(true);
  expect(text).toContain('Revenue and gross profit;Revenue;Nettoomsætning;1234567,5;0\r\n');
  expect(text).toContain('Equity;Equity;Egenkapital;-20;\r\n');
});

test.each([
  ['+45', "'+45\r\n"],
  ['-1', "'-1\r\n"],
  ['@a', "'@a\r\n"],
  ['\ta', "'\ta\r\n"],
  ['\uff1d1', "'\uff1d1\r\n"],
  ['\n=1', '"\'\n=1"\r\n'],
  ['a\nb', '"a\nb"\r\n'],
  [-1.25, '-1,25\r\n'],
] as [Cell, string][])('%j becomes %j', (cell, text) => {
  expect(toCsv([[cell]])).toBe(`\ufeff${text}`);
});

test('the workbook has numbers as numbers and texts as texts', async () => {
  const { read, utils } = await import('xlsx');
  const book = read(await toXlsx(rows, 'Statements'));
  expect(book.SheetNames).toEqual(['Statements']);
  const sheet = book.Sheets.Statements ?? {};
  expect(sheet.C1).toMatchObject({ t: 's', v: company.name });
  expect(sheet.C1).not.toHaveProperty('f');
  const cells = utils.sheet_to_json<Cell[]>(sheet, { header: 1 });
  expect(cells.find((row) => row[1] === 'Revenue')?.slice(3)).toEqual([1_234_567.5, 0]);
  expect(cells.find((row) => row[1] === 'Equity')?.slice(3)).toEqual([-20]);
});

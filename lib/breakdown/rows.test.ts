import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import type { Groups } from '@/lib/search/engine/groups';
import { toCsv } from '@/lib/sheets/cells';
import { toXlsx } from '@/lib/sheets/xlsx';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { breakdownRows, breakdownSheet } from './rows';

const texts = (locale: 'en' | 'da') => {
  const messages = locale === 'en' ? english : danish;
  return {
    t: createTranslator({ locale, messages, namespace: 'breakdown' }),
    status: createTranslator({ locale, messages, namespace: 'company.status' }),
    opinion: createTranslator({ locale, messages, namespace: 'filters.opinion' }),
    filters: createTranslator({ locale, messages, namespace: 'filters' }),
  };
};

const none = { counted: 0, sum: 0, mean: null, median: null };
const figure = { counted: 2, sum: 2_500, mean: 1_250, median: 1_234.567 };
const found: Groups = {
  groups: [
    { value: '11-50', companies: 2, figure },
    { value: '1001-', companies: 1, figure: none },
  ],
  without: { companies: 0, figure: none },
  all: { companies: 3, figure },
};

it('a table has a row for each group and one for all, in words', () => {
  const rows = breakdownRows(found, { by: 'employees', figure: 'equity' }, texts('en'));
  const head = ['Reporting', 'Total', 'Average', 'Median'].map((text) => `Equity, DKK: ${text}`);
  expect(rows).toEqual([
    ['Employees', 'Companies', 'Share, %', ...head],
    ['11–50', 2, 66.67, 2, 2_500, 1_250, 1_234.57],
    ['1.001 or more', 1, 33.33, 0, null, null, null],
    ['All companies', 3, 100, 2, 2_500, 1_250, 1_234.57],
  ]);
});

it('companies in no group have a row of their own; head counts have no unit', () => {
  const without = { companies: 1, figure: none };
  const groups = [{ value: 'CEASED_MERGER', companies: 2, figure }];
  const asked = { by: 'status', figure: 'employees' } as const;
  const rows = breakdownRows({ ...found, groups, without }, asked, texts('da'));
  expect(rows.map(([name]) => name)).toEqual([
    ...['Status', 'Opløst efter fusion', 'Ukendt', 'Alle virksomheder'],
  ]);
  expect(rows[0]?.[4]).toBe('Ansatte: I alt');
});

it('a table of no company is its heading and a total of none', () => {
  const empty = { companies: 0, figure: none };
  const asked = { by: 'region', figure: 'profit' } as const;
  const rows = breakdownRows({ groups: [], without: empty, all: empty }, asked, texts('en'));
  expect(rows.slice(1)).toEqual([['All companies', 0, null, 0, null, null, null]]);
  expect(toCsv(rows)).toMatch(/\r\nAll companies;0;;0;;;\r\n$/);
});

it('percentages have no total, in kroner or at all', () => {
  const median = { counted: 2, sum: null, mean: 31.234, median: 12.5 };
  const all = { companies: 3, figure: median };
  const asked = { by: 'region', figure: 'solvencyRatio' } as const;
  const groups = [{ value: 'Sjælland', ...all }];
  const rows = breakdownRows(
    { groups, without: { companies: 0, figure: none }, all },
    asked,
    texts('en'),
  );
  expect(rows.slice(0, 2)).toEqual([
    [
      ...['Region', 'Companies', 'Share, %', 'Solvency ratio, %: Reporting'],
      ...['Solvency ratio, %: Average', 'Solvency ratio, %: Median'],
    ],
    ['Sjælland', 3, 100, 2, 31.2, 12.5],
  ]);
  const { numbers } = breakdownSheet('Breakdown', rows);
  expect([1, 2, 3, 4, 5].map((column) => numbers?.([], column))).toEqual([
    ...['#,##0', '#,##0.00', '#,##0', '#,##0.00', '#,##0.00'],
  ]);
});

it('a workbook has numbers as numbers, with decimals where they can have some', async () => {
  const { read } = await import('xlsx');
  const rows = breakdownRows(found, { by: 'employees', figure: 'equity' }, texts('en'));
  const book = read(await toXlsx('Breakdown', [breakdownSheet('Breakdown', rows)]), {
    cellNF: true,
  });
  const sheet = book.Sheets.Breakdown ?? {};
  expect([sheet.B2, sheet.C2, sheet.G2]).toMatchObject([
    { t: 'n', v: 2, z: '#,##0' },
    { t: 'n', v: 66.67, z: '#,##0.00' },
    { t: 'n', v: 1_234.57, z: '#,##0.00' },
  ]);
  expect(book.Workbook?.Names).toMatchObject([{ Ref: "'Breakdown'!$1:$1" }]);
});

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { read } from 'xlsx';
import { exportTable } from '@/tests/support/export-table';
import { inCsv, readCsv, readXlsx, type Value } from '@/tests/support/exported';
import { temporaryFolder } from '@/tests/support/temporary';
import { writeCsv } from './csv';
import { cleanText } from './text';
import type { HeadedColumn } from './types';
import { writeXlsx } from './xlsx';
import { columnName } from './xlsx-parts';

const columns: HeadedColumn[] = [
  { key: 'text', heading: 'Text', kind: 'text', width: 10 },
  { key: 'amount', heading: 'Amount', kind: 'amount', width: 10 },
  { key: 'day', heading: 'Day', kind: 'day', width: 10 },
];

async function* inChunks(rows: Value[][]) {
  yield rows.slice(0, 2);
  if (rows.length > 2) yield rows.slice(2);
}

const tableOf = (rows: Value[][]) => exportTable({ columns, rows, chunks: inChunks(rows) });

const odd = fc.constantFrom(
  '"',
  ';',
  '\n',
  '\r\n',
  '\t',
  '=',
  '_x000D_',
  '&lt;',
  ' ',
  "'",
  '\ud800',
);
const text = fc
  .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 5 })), { minLength: 1 })
  .map((parts) => cleanText(parts.join('')))
  .filter((whole) => whole !== '');
const day = fc
  .date({ min: new Date('1700-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const row = fc.tuple(fc.option(text), fc.option(amount), fc.option(day));
const rows = fc.array(row, { minLength: 1, maxLength: 5 });

test('whatever stands in cells, CSV gives it back', async () => {
  const folder = temporaryFolder();
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const file = path.join(folder, randomUUID());
      await writeCsv(file, tableOf(given));
      const reopened = readCsv(readFileSync(file));
      expect(reopened.rows).toEqual(given.map((cells) => cells.map(inCsv)));
      expect(reopened.about).toBe('Contents: anything');
    }),
  );
});

test('and so does XLSX, with numbers as numbers and days as days', async () => {
  const folder = temporaryFolder();
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const file = path.join(folder, randomUUID());
      expect(await writeXlsx(file, tableOf(given))).toEqual({ cutCells: 0 });
      const reopened = await readXlsx(readFileSync(file));
      const number = (cell: Value) => (cell === 0 ? 0 : cell);
      expect(reopened.rows).toEqual(given.map((cells) => cells.map(number)));
    }),
  );
});

test('a failure while rows are read is the failure of the file', async () => {
  const folder = temporaryFolder();
  for (const write of [writeCsv, writeXlsx]) {
    async function* broken() {
      yield [['a', 1, null]] as Value[][];
      throw new Error('The database is gone.');
    }
    const table = { ...tableOf([]), chunks: broken() };
    await expect(write(path.join(folder, randomUUID()), table)).rejects.toThrow('database is gone');
  }
});

test('a workbook says what it is, and prints on the width of a page under its headings', async () => {
  const file = path.join(temporaryFolder(), randomUUID());
  await writeXlsx(file, { ...tableOf([['a', 1, null]]), title: 'Søgning <A & B>', language: 'da' });
  const bytes = readFileSync(file);
  expect(read(bytes).Props).toMatchObject({ Title: 'Søgning <A & B>', Author: 'Veminto' });
  const parts = unzipSync(bytes);
  const [book = '', sheet = ''] = ['workbook', 'worksheets/sheet1'].map((name) =>
    strFromU8(parts[`xl/${name}.xml`] ?? new Uint8Array()),
  );
  expect(book).toContain(`localSheetId="0">'Companies'!$1:$1</definedName>`);
  expect(sheet).toMatch(
    /^.*\n<worksheet [^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetViews>/,
  );
  expect(sheet).toMatch(/<autoFilter[^>]*\/><pageSetup [^>]*fitToHeight="0"\/><ignoredErrors>/);
});

test('columns beyond Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual([
    ...['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'],
  ]);
});

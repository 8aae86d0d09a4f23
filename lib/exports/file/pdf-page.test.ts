import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { formatNumber, formatRatio } from '@/lib/format';
import { LANGUAGES } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import { exportTable } from '@/tests/support/export-table';
import { pdfPieces } from '@/tests/support/pdf-text';
import { temporaryFolder } from '@/tests/support/temporary';
import { COLUMN_KEYS, defaultColumns } from '../columns';
import type { Cell } from './cell';
import { writePdf } from './pdf';
import { layoutOf } from './pdf-page';
import { GAP } from './pdf-pages';
import { PdfText } from './pdf-text';
import type { HeadedColumn } from './types';
import { headedColumns } from './write';

const SIZE = 7.5;
const text = new PdfText(new PDFDocument());

/** The widest typical value of a column that is not wrapped. */
function widest({ key, kind }: HeadedColumn): Cell {
  if (key === 'accountsMonths') return 88;
  if (kind === 'amount') return /^(employees|locations)/.test(key) ? 888_888 : 888_888_888_888;
  if (kind === 'exact') return 8_888_888_888.88;
  if (kind === 'decimal') return -88.888_888;
  if (kind === 'percent') return -88_888.88;
  if (kind === 'day') return '2020-08-28';
  const digits = { cvr: 8, postalCode: 4, municipalityCode: 4, phone: 11 };
  if (key === 'protection') return 'Reklamebeskyttet';
  if (key === 'employeesText') return '5.000–9.999';
  return '8'.repeat(digits[key as keyof typeof digits] ?? 6);
}

async function piecesOf(columns: HeadedColumn[]): Promise<string[]> {
  const row = columns.map((column) =>
    column.whole || column.kind !== 'text' ? widest(column) : 'Ord på flere linjer '.repeat(4),
  );
  const file = path.join(temporaryFolder(), 'wide.pdf');
  await writePdf(file, exportTable({ columns, rows: [row] }));
  return pdfPieces(readFileSync(file));
}

describe.each([
  ['the usual columns', headedColumns(defaultColumns('discover', 'pdf'), 'en')],
  ['all columns', headedColumns(COLUMN_KEYS, 'en')],
])('%s', (_, columns) => {
  test('numbers stand in one line, whatever the page', async () => {
    const wanted = columns.filter(({ kind, whole }) => whole && kind === 'text').map(widest);
    expect(wanted.length).toBeGreaterThan(3);
    expect(await piecesOf(columns)).toEqual(expect.arrayContaining(wanted));
  });

  test('figures do not reach into the column before', () => {
    const placed = layoutOf(columns, text).columns;
    for (const [place, column] of columns.entries()) {
      const cell = widest(column);
      if (typeof cell !== 'number') continue;
      const say = { decimal: () => cell.toFixed(6), percent: () => formatRatio(cell) };
      const shown = (say[column.kind as keyof typeof say] ?? (() => formatNumber(cell)))();
      const room = (placed[place]?.width ?? 0) - GAP;
      expect(text.width(shown) * SIZE, column.key).toBeLessThanOrEqual(room);
    }
  });

  test('the columns fill the page and do not pass it', () => {
    const { width, margin, columns: placed } = layoutOf(columns, text);
    const last = placed.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width - margin, 3);
    for (const [place, { x }] of placed.slice(1).entries()) {
      expect(x).toBeCloseTo((placed[place]?.x ?? 0) + (placed[place]?.width ?? 0), 6);
    }
  });
});

test.each(LANGUAGES)('the usual columns fit on A4 in %s', (language) => {
  const columns = headedColumns(defaultColumns('discover', 'pdf'), language);
  expect(layoutOf(columns, text).width).toBeCloseTo(841.89);
});

test.each(LANGUAGES)('words of headings, statuses and towns are not broken in %s', (language) => {
  const status = Object.values(messages[language].company.status);
  const words = { status, city: ['Frederiksberg'] };
  for (const keys of [defaultColumns('discover', 'pdf'), COLUMN_KEYS]) {
    const columns = headedColumns(keys, language);
    const placed = layoutOf(columns, text).columns;
    for (const [place, { key, heading }] of columns.entries()) {
      const room = ((placed[place]?.width ?? 0) - GAP) / SIZE;
      for (const word of heading.split(' ')) {
        expect(text.width(word, 600), heading).toBeLessThanOrEqual(room);
      }
      for (const word of (words[key as keyof typeof words] ?? []).join(' ').split(' ')) {
        expect(text.width(word), word).toBeLessThanOrEqual(room);
      }
    }
  }
});

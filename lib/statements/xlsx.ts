import 'server-only';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { PRINTED, pane } from '@/lib/exports/file/xlsx-parts';
import { DAY_MS } from '@/lib/milliseconds';
import type { Cell, FinancialTexts } from './rows';

/** Serial number of 1970-01-01: workbooks count days from the end of 1899. */
const FIRST_DAY = 25_569;

/**
 * Texts become string cells and are never evaluated as formulas. Numbers and dates become numeric
 * cells.
 */
function toSheetCell(cell: Cell, numbers: string) {
  if (cell === null) return null;
  if (cell instanceof Date)
    return { t: 'n', v: cell.getTime() / DAY_MS + FIRST_DAY, z: 'yyyy-mm-dd' };
  return typeof cell === 'number' ? { t: 'n', v: cell, z: numbers } : { t: 's', v: cell };
}

const TEXT_COLUMNS = [28, 44, 44].map((wch) => ({ wch }));

/**
 * Number formats: amounts as whole numbers with thousands separators, ratios with two decimals,
 * head counts as reported.
 */
const AMOUNTS = '#,##0';
const RATIOS = '#,##0.00';
const HEADS = 'General';

/**
 * Consistent with lineText in lib/financials/line-text.ts: half an employee must not round to none.
 */
export const statementNumbers =
  (t: FinancialTexts): Sheet['numbers'] =>
  ([, label]) =>
    label === t('fields.employees') ? HEADS : AMOUNTS;

export const keyFigureNumbers: Sheet['numbers'] = () => RATIOS;

export type Sheet = {
  name: string;
  /** How many rows stay in view, beside the first two columns. */
  frozenRows: number;
  rows: readonly Cell[][];
  /** The number format for a row. */
  numbers: (row: readonly Cell[]) => string;
};

/** The rows of a sheet down to its periods and their currency. */
export const headOf = (rows: readonly Cell[][], t: FinancialTexts) =>
  rows.findIndex(([label]) => label === t('file.currency')) + 1;

/** What the package cannot write: rows and columns that stay in view, and how sheets are printed. */
function withViews(book: Uint8Array, sheets: readonly Sheet[]): Uint8Array {
  const parts = unzipSync(book);
  for (const [place, { frozenRows }] of sheets.entries()) {
    const name = `xl/worksheets/sheet${place + 1}.xml`;
    const text = strFromU8(parts[name] ?? new Uint8Array())
      .replace('<dimension', `${PRINTED.fits}<dimension`)
      .replace(/(<sheetView [^>]*)\/>/, `$1>${pane(2, frozenRows)}</sheetView>`)
      .replace('<ignoredErrors', `${PRINTED.setup}<ignoredErrors`);
    parts[name] = strToU8(text);
  }
  return zipSync(parts);
}

/** Writes a workbook. The package is imported on first use. */
export async function toXlsx(title: string, sheets: readonly Sheet[]): Promise<Uint8Array> {
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  book.Props = { Title: title, Author: 'Veminto' };
  book.Workbook = {
    Names: sheets.map(({ name, frozenRows }, place) => ({
      Name: '_xlnm.Print_Titles',
      Ref: `'${name}'!$1:$${frozenRows}`,
      Sheet: place,
    })),
  };
  for (const { name, rows, numbers } of sheets) {
    const cells = rows.map((row) => row.map((cell) => toSheetCell(cell, numbers(row))));
    const sheet = utils.aoa_to_sheet(cells);
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const figures = Array.from({ length: Math.max(columns - 3, 0) }, () => ({ wch: 16 }));
    sheet['!cols'] = [...TEXT_COLUMNS, ...figures];
    utils.book_append_sheet(book, sheet, name);
  }
  const written = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
  return withViews(written, sheets);
}

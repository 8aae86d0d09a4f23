import 'server-only';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { PRINTED, pane } from '@/lib/exports/file/xlsx-parts';
import { DAY_MS } from '@/lib/milliseconds';
import type { Cell } from './cells';

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

const FIGURE_WIDTH = 16;

export type Sheet = {
  name: string;
  /** How many rows and columns stay in view. */
  frozenRows: number;
  frozenColumns: number;
  /** The widths of the first columns, in letters; those of figures follow. */
  widths: readonly number[];
  rows: readonly Cell[][];
  /** The number format for a cell of a row. */
  numbers: (row: readonly Cell[], column: number) => string;
};

/** What the package cannot write: rows and columns that stay in view, and how sheets are printed. */
function withViews(book: Uint8Array, sheets: readonly Sheet[]): Uint8Array {
  const parts = unzipSync(book);
  for (const [place, { frozenRows, frozenColumns }] of sheets.entries()) {
    const name = `xl/worksheets/sheet${place + 1}.xml`;
    const text = strFromU8(parts[name] ?? new Uint8Array())
      .replace('<dimension', `${PRINTED.fits}<dimension`)
      .replace(/(<sheetView [^>]*)\/>/, `$1>${pane(frozenColumns, frozenRows)}</sheetView>`)
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
  for (const { name, rows, numbers, widths } of sheets) {
    const cells = rows.map((row) =>
      row.map((cell, column) => toSheetCell(cell, numbers(row, column))),
    );
    const sheet = utils.aoa_to_sheet(cells);
    const columns = Math.max(0, ...rows.map((row) => row.length));
    sheet['!cols'] = Array.from({ length: columns }, (_, at) => ({
      wch: widths[at] ?? FIGURE_WIDTH,
    }));
    utils.book_append_sheet(book, sheet, name);
  }
  const written = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
  return withViews(written, sheets);
}

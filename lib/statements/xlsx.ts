import 'server-only';
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
  rows: readonly Cell[][];
  /** The number format for a row. */
  numbers: (row: readonly Cell[]) => string;
};

/** Writes a workbook. The package is imported on first use. */
export async function toXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  for (const { name, rows, numbers } of sheets) {
    const cells = rows.map((row) => row.map((cell) => toSheetCell(cell, numbers(row))));
    const sheet = utils.aoa_to_sheet(cells);
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const figures = Array.from({ length: Math.max(columns - 3, 0) }, () => ({ wch: 16 }));
    sheet['!cols'] = [...TEXT_COLUMNS, ...figures];
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

import { BYTE_ORDER_MARK, toRecord } from '@/lib/csv/record';
import { isoDay } from '@/lib/format';

/** Null is an empty cell; a date is a day without a time. */
export type Cell = string | number | Date | null;

const inWords = (cell: Cell) => (cell instanceof Date ? isoDay(cell) : cell);

/** CSV that Danish spreadsheet programs open directly: UTF-8 with BOM, `;` and decimal comma. */
export function toCsv(rows: readonly Cell[][]): string {
  return BYTE_ORDER_MARK + rows.map((row) => toRecord(row.map(inWords))).join('');
}

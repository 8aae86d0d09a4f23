import { BYTE_ORDER_MARK, toRecord } from '@/lib/csv/record';
import { isoDay } from '@/lib/format';
import type { Cell } from './rows';

const inWords = (cell: Cell) => (cell instanceof Date ? isoDay(cell) : cell);

/** As Danish spreadsheets read it by a double click: UTF-8 with its mark, `;`, decimal comma. */
export function toCsv(rows: readonly Cell[][]): string {
  return BYTE_ORDER_MARK + rows.map((row) => toRecord(row.map(inWords))).join('');
}

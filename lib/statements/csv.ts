import { BYTE_ORDER_MARK, toRecord } from '@/lib/csv/record';
import type { Cell } from './rows';

/** As Danish spreadsheets read it by a double click: UTF-8 with its mark, `;`, decimal comma. */
export function toCsv(rows: readonly Cell[][]): string {
  return BYTE_ORDER_MARK + rows.map(toRecord).join('');
}

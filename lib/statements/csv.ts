import { isoDay } from '@/lib/format';
import type { Cell } from './rows';

const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take for a formula becomes a text. */
function neutral(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell instanceof Date) return isoDay(cell);
  const text = neutral(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As Danish spreadsheets read it by a double click: UTF-8 with its mark, `;`, decimal comma. */
export function toCsv(rows: readonly Cell[][]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toField).join(';')}\r\n`).join('');
}

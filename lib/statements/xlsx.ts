import 'server-only';
import type { Cell } from './rows';

/** Texts are kept as texts: nothing in them is a formula. Amounts show their thousands. */
function toSheetCell(cell: Cell) {
  if (cell === null) return null;
  return typeof cell === 'number' ? { t: 'n', v: cell, z: '#,##0' } : { t: 's', v: cell };
}

const TEXT_COLUMNS = [28, 44, 44].map((wch) => ({ wch }));

/** A workbook with one sheet. The package is loaded by the first that asks. */
export async function toXlsx(rows: readonly Cell[][], sheetName: string): Promise<Uint8Array> {
  const { utils, write } = await import('xlsx');
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(toSheetCell)));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const amounts = Array.from({ length: Math.max(columns - 3, 0) }, () => ({ wch: 16 }));
  sheet['!cols'] = [...TEXT_COLUMNS, ...amounts];
  const book = utils.book_new(sheet, sheetName);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

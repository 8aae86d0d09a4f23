import { CELL_MAX, MAX_COLUMNS, MAX_ROWS } from '../constants';

/**
 * A row with content, and its number in the file, from 1; `whole` is the text of its only cell where
 * that is longer than cells are.
 */
export type TableRow = { line: number; cells: string[]; whole?: string };

/** Rows that are read; one more is the header, and another tells that there are too many. */
const MOST_READ = MAX_ROWS + 2;

/** Text as it is compared and shown: in one line, without invisible characters. */
const cleanText = (text: string): string =>
  text
    .slice(0, 4 * CELL_MAX)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim();

const cutCell = (text: string): string => text.slice(0, CELL_MAX).replace(/[\ud800-\udbff]$/, '');

/** A cell that reaches down over several rows; its column counts from 0. */
export type MergedCell = { column: number; first: number; last: number };

/** The rows of a file that have content. */
export class Table {
  readonly rows: TableRow[] = [];

  /** @returns whether more rows are wanted. */
  add(line: number, written: readonly string[]): boolean {
    const texts = Array.from(written.slice(0, MAX_COLUMNS), (cell) => cleanText(cell ?? ''));
    while (texts.at(-1) === '') texts.pop();
    const [whole = ''] = texts;
    const isLong = texts.length === 1 && whole.length > CELL_MAX;
    if (texts.length > 0) {
      this.rows.push({ line, cells: texts.map(cutCell), ...(isLong && { whole }) });
    }
    return this.rows.length < MOST_READ;
  }

  /** Spreadsheets store the text of a merged cell with its first row alone; it is that of each. */
  fill(merged: readonly MergedCell[]): void {
    const rows = new Map(this.rows.map((row) => [row.line, row]));
    const end = this.rows.at(-1)?.line ?? 0;
    let steps = 0;
    for (const { column, first, last } of merged) {
      const text = rows.get(first)?.cells[column] ?? '';
      for (let line = first + 1; text !== '' && line <= Math.min(last, end); line += 1) {
        // More than honest cells have, which do not overlap.
        if (++steps > MOST_READ * MAX_COLUMNS) return;
        const cells = rows.get(line)?.cells;
        if (cells?.[column]) continue;
        while (cells && cells.length < column) cells.push('');
        if (cells) cells[column] = text;
      }
    }
  }
}

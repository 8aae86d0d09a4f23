import { CELL_MAX, MAX_COLUMNS, MAX_ROWS } from '../constants';

/** A row with content, and its number in the file, from 1. */
export type TableRow = { line: number; cells: string[] };

/** Rows that are read; one more is the header, and another tells that there are too many. */
const MOST_READ = MAX_ROWS + 2;

/** Text as it is compared and shown: in one line, without invisible characters. */
const cleanCell = (text: string): string =>
  text
    .slice(0, 4 * CELL_MAX)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, CELL_MAX)
    .replace(/[\ud800-\udbff]$/, '');

/** The rows of a file that have content. */
export class Table {
  readonly rows: TableRow[] = [];

  /** @returns whether more rows are wanted. */
  add(line: number, written: readonly string[]): boolean {
    const cells = Array.from(written.slice(0, MAX_COLUMNS), (cell) => cleanCell(cell ?? ''));
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > 0) this.rows.push({ line, cells });
    return this.rows.length < MOST_READ;
  }
}

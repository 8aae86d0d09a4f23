import { parse } from 'csv-parse/sync';
import type { CellObject, WorkSheet } from 'xlsx';

/** A cell as in the data; days are yyyy-mm-dd. */
export type Value = string | number | null;
export type Reopened = { head: string[]; rows: Value[][]; about: string };

/** Reads a CSV as other programs do, with every value as text. */
export function readCsv(bytes: Buffer): Reopened {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\ufeff')) throw new Error('The byte order mark is missing.');
  const [head = [], ...records]: string[][] = parse(text, { delimiter: ';', bom: true });
  return {
    head: head.slice(0, -1),
    rows: records.map((record) => record.slice(0, -1).map((cell) => (cell === '' ? null : cell))),
    about: records.map((record) => record.at(-1)).join(''),
  };
}

/** A value as written to CSV. */
export function inCsv(value: Value): Value {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value === null || !/^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(value)
    ? value
    : `'${value}`;
}

function cellValue(cell: CellObject | undefined): Value {
  if (cell === undefined || cell.v === undefined) return null;
  if (cell.f !== undefined) throw new Error(`A formula: ${cell.f}`);
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  if (cell.t === 'n') return Number(cell.v);
  return String(cell.v);
}

type Utils = typeof import('xlsx')['utils'];

function cellsOf(sheet: WorkSheet, utils: Utils): Value[][] {
  const last = utils.decode_range(sheet['!ref'] ?? 'A1').e;
  return Array.from({ length: last.r + 1 }, (_, r) =>
    Array.from({ length: last.c + 1 }, (__, c) => cellValue(sheet[utils.encode_cell({ r, c })])),
  );
}

/** A workbook as read by another program. */
export async function readXlsx(bytes: Buffer): Promise<Reopened> {
  const { read, utils } = await import('xlsx');
  const book = read(bytes, { cellDates: true, cellFormula: true, UTC: true });
  const [companies, about] = book.SheetNames.map((name) => book.Sheets[name]);
  if (!companies || !about || book.SheetNames.length !== 2) throw new Error('Not two sheets.');
  const [head = [], ...rows] = cellsOf(companies, utils);
  return {
    head: head.map(String),
    rows,
    about: cellsOf(about, utils)
      .map(([label, text]) => `${label}: ${text}`)
      .join(' · '),
  };
}

import { pipeline } from 'node:stream/promises';
import { Zip, ZipDeflate } from 'fflate';
import { DAY_MS } from '@/lib/milliseconds';
import type { Column } from '../columns';
import type { Cell } from './cell';
import { newFile } from './new-file';
import { fitCell, isDay } from './text';
import type { Table } from './types';
import {
  columnName,
  STYLES,
  sheetEnd,
  sheetPath,
  sheetStart,
  workbookParts,
  xmlText,
} from './xlsx-parts';

/**
 * Day 0 of spreadsheets; only valid from March 1900, as they count a nonexistent leap day before.
 */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DAY = '1900-03-01';

/** Files are a tenth larger than at the default level, in half the time. */
const PACKING = 3;

/** Width in letters of a header's filter arrow, with the margin of bold letters. */
const FILTER_ARROW = 4;

/** Excel may display a longer cell as #### when it has the Text format. */
const LONG_TEXT = 255;

/** Also escapes text that looks like an OOXML escape, such as _x000D_. */
const escaped = (text: string) => xmlText(text).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Uses inline strings: no text can become a formula. */
const textCell = (at: string, text: string, style: number) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const numberCell = (at: string, value: number, style: number) =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

function styleOf(number: number, kind: Column['kind']): number {
  if (kind === 'decimal') return STYLES.decimal;
  const hasHundredths = kind === 'percent' || (kind === 'exact' && !Number.isInteger(number));
  return hasHundredths ? STYLES.hundredths : STYLES.amount;
}

function toCell(at: string, cell: Cell, kind: Column['kind']): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberCell(at, cell, styleOf(cell, kind));
  if (kind === 'day' && isDay(cell) && cell >= FIRST_DAY) {
    return numberCell(at, (Date.parse(cell) - DAY_ZERO) / DAY_MS, STYLES.day);
  }
  return textCell(at, cell, cell.length > LONG_TEXT ? STYLES.general : STYLES.text);
}

type Count = { cutCells: number };

function fitted(cell: Cell, count: Count): Cell {
  if (typeof cell !== 'string') return cell;
  const fits = fitCell(cell);
  if (fits !== cell) count.cutCells += 1;
  return fits;
}

async function* companySheet({ columns, chunks }: Table, count: Count): AsyncGenerator<string> {
  const names = columns.map((_, place) => columnName(place));
  const head = columns.map(({ heading }, place) =>
    textCell(`${names[place]}1`, heading, STYLES.head),
  );
  const name = columns.findIndex(({ key }) => key === 'name');
  yield sheetStart({
    widths: columns.map(({ width, heading }) => Math.max(width, heading.length + FILTER_ARROW)),
    // Further to the right, the frozen columns would fill a small screen.
    frozenColumns: name <= 1 ? name + 1 : 0,
  });
  yield `<row r="1">${head.join('')}</row>`;
  let number = 1;
  for await (const rows of chunks) {
    let text = '';
    for (const cells of rows) {
      number += 1;
      text += `<row r="${number}">`;
      for (const [place, cell] of cells.entries()) {
        const kind = columns[place]?.kind ?? 'text';
        text += toCell(`${names[place]}${number}`, fitted(cell, count), kind);
      }
      text += '</row>';
    }
    yield text;
  }
  yield sheetEnd({ columns: columns.length, rows: number - 1 });
}

function aboutSheet(lines: readonly [string, string][]): string {
  const rows = lines.map(([label, text], place) => {
    const cells = [
      textCell(`A${place + 1}`, label, STYLES.head),
      textCell(`B${place + 1}`, fitCell(text), STYLES.wrapped),
    ];
    return `<row r="${place + 1}">${cells.join('')}</row>`;
  });
  return `${sheetStart({ widths: [26, 90] })}${rows.join('')}${sheetEnd()}`;
}

type Pieces = () => Iterable<string> | AsyncIterable<string>;

/**
 * Creates a zip of the parts as a stream. Compresses in the calling thread: zlib's streams run in
 * the thread pool at normal priority, where they would compete with pages.
 */
async function* zipped(parts: readonly [name: string, pieces: Pieces][]) {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const [name, pieces] of parts) {
    const part = new ZipDeflate(name, { level: PACKING });
    zip.add(part);
    for await (const piece of pieces()) {
      part.push(Buffer.from(piece));
      yield* ready.splice(0);
    }
    part.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Writes a workbook of two sheets as its rows arrive: it is never whole in memory. */
export async function writeXlsx(path: string, table: Table): Promise<Count> {
  const count: Count = { cutCells: 0 };
  const parts: [string, Pieces][] = [
    ...Object.entries(workbookParts(table)).map(([name, text]): [string, Pieces] => [
      name,
      () => [text],
    ]),
    [sheetPath(1), () => companySheet(table, count)],
    // After the companies, once the number of truncated cells is known.
    [sheetPath(2), () => [aboutSheet(table.about(count.cutCells))]],
  ];
  await pipeline(zipped(parts), await newFile(path));
  return count;
}

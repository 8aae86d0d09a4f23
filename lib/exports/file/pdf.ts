import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { formatAmount } from '@/lib/companies/format';
import { formatDay, formatNumber, formatRatio, truncate } from '@/lib/format';
import type { Column, ColumnKind } from '../columns';
import type { Cell } from './cell';
import { newFile } from './new-file';
import { layoutOf, TABLE_SIZE } from './pdf-page';
import { COLOURS, PdfPages, PdfTable } from './pdf-pages';
import { type Doc, PdfText } from './pdf-text';
import { isDay } from './text';
import type { Table } from './types';

const LETTERS = { size: TABLE_SIZE, line: 10 };
const TITLE = { size: 15, line: 24, weight: 600 } as const;
const FOOTER = 24;
/** Width of the labels before texts. */
const LABELS = 110;

/** Formats a cell for reading. */
function shown(cell: Cell, kind: Column['kind']): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    if (kind === 'percent') return formatRatio(cell);
    if (kind === 'exact') return formatAmount(cell);
    return kind === 'decimal' ? cell.toFixed(6).replace('.', ',') : formatNumber(cell);
  }
  return kind === 'day' && isDay(cell) ? formatDay(new Date(cell)) : cell;
}

const FIGURES: readonly ColumnKind[] = ['amount', 'exact', 'decimal', 'percent'];
const isFigures = ({ kind }: Column) => FIGURES.includes(kind);

/** The single line at the foot of each page; its title is truncated to leave room for the rest. */
function footOf({ about, say, title }: Table): string {
  const told = new Map(about(0));
  const said = ['Companies', 'Register as of', 'Contacts'].map((name) => {
    const label = say(name);
    const text = told.get(label)?.replace(/:.*/, '') ?? '';
    return `${label}: ${text.replace(/\.$/, '')}`;
  });
  return ['Veminto', truncate(title, 50, 49), ...said].join(' · ');
}

/** Begins the pages with the title, the file's description of itself and the column headings. */
function begin(doc: Doc, table: Table): PdfTable {
  const text = new PdfText(doc);
  const { width, height, margin, columns } = layoutOf(table.columns, text);
  const [first = '', rest] = text.wrap(footOf(table), (width - 2 * margin - 60) / LETTERS.size);
  const foot = rest === undefined ? first : `${first} …`;
  const y = height - margin - LETTERS.line;
  let page = 0;
  const pages = new PdfPages(text, { width, height, margin, foot: FOOTER }, () => {
    page += 1;
    doc.fillColor(COLOURS.quiet);
    text.write(foot, margin, y, LETTERS.size);
    text.writeBefore(String(page), width - margin, y, LETTERS.size);
  });
  pages.write(table.title, TITLE);
  pages.facts(table.about(0), LABELS, LETTERS);
  pages.y += LETTERS.line;
  const drawn = table.columns.map((column, place) => ({
    ...(columns[place] ?? { x: 0, width: 0 }),
    heading: column.heading,
    figures: isFigures(column),
  }));
  return new PdfTable(pages, drawn, LETTERS);
}

/** Writes a table on landscape pages, each flushed when it is full. Nothing is truncated. */
export async function writePdf(path: string, table: Table): Promise<{ cutCells: number }> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: false,
    lang: table.language,
    displayTitle: true,
    info: { Title: table.title, Author: 'Veminto', Creator: 'Veminto', Producer: 'Veminto' },
  });
  const out = await newFile(path);
  const written = finished(out);
  // Prevents an unhandled rejection; the error is handled when `written` is awaited.
  written.catch(() => {});
  doc.pipe(out);
  try {
    const drawn = begin(doc, table);
    for await (const rows of table.chunks) {
      for (const cells of rows) {
        drawn.row(table.columns.map(({ kind }, place) => shown(cells[place] ?? null, kind)));
      }
      await setImmediate();
      if (out.writableNeedDrain) await once(out, 'drain');
    }
    doc.end();
    await written;
  } catch (error) {
    out.destroy();
    throw error;
  }
  return { cutCells: 0 };
}

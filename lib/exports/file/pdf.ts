import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { formatAmount } from '@/lib/companies/format';
import { formatDay, formatNumber, formatRatio, truncate } from '@/lib/format';
import type { Column, ColumnKind } from '../columns';
import { newFile } from './new-file';
import { GAP, type Layout, layoutOf } from './pdf-page';
import { type Doc, PdfText } from './pdf-text';
import { isDay } from './text';
import type { Cell, Table } from './types';

const SIZE = 7.5;
const LINE = 10;
const ROW_GAP = 3;
const FOOTER = 24;
const TITLE = 15;
const TITLE_LINE = 24;
/** Width of the labels before texts. */
const LABELS = 110;
/** Minimum height of the column headings with one row. */
const HEAD_ROOM = 6 * LINE;
const COLOURS = { ink: '#0f172a', quiet: '#475569', line: '#cbd5e1' };

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

/** Writes a table over several pages; each has a header and a footer. */
class Pages {
  readonly #doc: Doc;
  readonly #text: PdfText;
  readonly #layout: Layout;
  readonly #table: Table;
  readonly #foot: string;
  #y = 0;
  #page = 0;

  constructor(doc: Doc, layout: Layout, table: Table) {
    this.#doc = doc;
    this.#text = new PdfText(doc);
    this.#layout = layout;
    this.#table = table;
    const about = new Map(table.about(0));
    const said = ['Companies', 'Register as of', 'Contacts'].map((name) => {
      const label = table.say(name);
      const text = about.get(label)?.replace(/:.*/, '') ?? '';
      return `${label}: ${text.replace(/\.$/, '')}`;
    });
    // A single line: truncates the title to leave room for texts that must not be truncated.
    this.#foot = ['Veminto', truncate(table.title, 50, 49), ...said].join(' · ');
    this.#begin();
    this.#intro();
    this.#head();
  }

  get #bottom(): number {
    return this.#layout.height - this.#layout.margin - FOOTER;
  }

  #begin(): void {
    const { width, height, margin } = this.#layout;
    this.#doc.addPage({ size: [width, height], margin: 0 });
    this.#page += 1;
    this.#y = margin;
    this.#doc.fillColor(COLOURS.quiet);
    const room = (width - 2 * margin - 60) / SIZE;
    const [foot = ''] = this.#text.wrap(this.#foot, room);
    this.#text.write(foot, margin, height - margin - LINE, SIZE);
    this.#text.writeBefore(String(this.#page), width - margin, height - margin - LINE, SIZE);
    this.#doc.fillColor(COLOURS.ink);
  }

  /** The wrapped title and the file's description of itself, which may fill several pages. */
  #intro(): void {
    const { margin, width } = this.#layout;
    for (const line of this.#text.wrap(this.#table.title, (width - 2 * margin) / TITLE, 600)) {
      this.#text.write(line, margin, this.#y, TITLE, 600);
      this.#y += TITLE_LINE;
    }
    for (const [label, text] of this.#table.about(0)) this.#said(label, text);
    this.#y += LINE;
    // Avoids column headings without a row at the end of a page.
    if (this.#y + HEAD_ROOM > this.#bottom) this.#begin();
  }

  #said(label: string, text: string): void {
    const { margin, width } = this.#layout;
    const room = (width - 2 * margin - LABELS) / SIZE;
    for (const [place, line] of this.#text.wrap(text, room).entries()) {
      if (this.#y + LINE > this.#bottom) this.#begin();
      this.#doc.fillColor(COLOURS.quiet);
      if (place === 0) this.#text.write(label, margin, this.#y, SIZE);
      this.#doc.fillColor(COLOURS.ink);
      this.#text.write(line, margin + LABELS, this.#y, SIZE);
      this.#y += LINE;
    }
  }

  /** The column headings, with a rule below. */
  #head(): void {
    const lines = this.#table.columns.map(({ heading }, place) =>
      this.#text.wrap(heading, this.#room(place), 600),
    );
    this.#doc.fillColor(COLOURS.quiet);
    this.#lines(lines, 600);
    this.#y += Math.max(...lines.map(({ length }) => length)) * LINE;
    this.#rule();
    this.#doc.fillColor(COLOURS.ink);
  }

  #rule(): void {
    const { margin, width } = this.#layout;
    const y = this.#y + 1;
    this.#doc.lineWidth(0.4).strokeColor(COLOURS.line);
    this.#doc
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .stroke();
    this.#y += ROW_GAP;
  }

  /** The text width of a column, at font size 1. */
  #room = (place: number) => ((this.#layout.columns[place]?.width ?? 0) - GAP) / SIZE;

  row(cells: readonly Cell[]): void {
    const { columns } = this.#table;
    const lines = columns.map((column, place) => {
      const text = shown(cells[place] ?? null, column.kind);
      return isFigures(column) ? [text] : this.#text.wrap(text, this.#room(place));
    });
    const height = Math.max(...lines.map(({ length }) => length));
    const whole = Math.floor((this.#bottom - 2 * this.#layout.margin) / LINE) - 4;
    // Avoids splitting a row that fits on one page.
    if (height <= whole && this.#y + height * LINE > this.#bottom) this.#next();
    for (let from = 0; from < height; ) {
      const count = Math.max(1, Math.floor((this.#bottom - this.#y) / LINE));
      this.#lines(lines.map((words) => words.slice(from, from + count)));
      this.#y += Math.min(count, height - from) * LINE;
      from += count;
      if (from < height) this.#next();
    }
    this.#rule();
  }

  #next(): void {
    this.#begin();
    this.#head();
  }

  #lines(lines: readonly string[][], weight: 400 | 600 = 400): void {
    for (const [place, words] of lines.entries()) {
      const { x = 0, width = 0 } = this.#layout.columns[place] ?? {};
      const column = this.#table.columns[place];
      for (const [line, text] of words.entries()) {
        const y = this.#y + line * LINE;
        if (column && isFigures(column)) {
          this.#text.writeBefore(text, x + width - GAP, y, SIZE, weight);
        } else this.#text.write(text, x, y, SIZE, weight);
      }
    }
  }
}

/** Writes a table on landscape pages, each flushed when it is full. Nothing is truncated. */
export async function writePdf(path: string, table: Table): Promise<{ cutCells: number }> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: false,
    info: { Title: table.title, Creator: 'Veminto', Producer: 'Veminto' },
  });
  const out = await newFile(path);
  const written = finished(out);
  // Prevents an unhandled rejection; the error is handled when `written` is awaited.
  written.catch(() => {});
  doc.pipe(out);
  try {
    const pages = new Pages(doc, layoutOf(table.columns), table);
    for await (const rows of table.chunks) {
      for (const cells of rows) pages.row(cells);
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

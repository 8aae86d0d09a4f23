import PDFDocument from 'pdfkit';
import { PdfText } from '@/lib/exports/file/pdf-text';
import type { PrintedDocument, PrintedSection } from './types';

const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 40;
const ROOM = WIDTH - 2 * MARGIN;
const BOTTOM = HEIGHT - 56;
const SIZE = 8;
const LINE = 11;
const GAP = 6;
const COLOURS = { ink: '#0f172a', quiet: '#475569', heading: '#0b6e69', line: '#94a3b8' };

type Table = NonNullable<PrintedSection['table']>;

const heightOf = (wrapped: readonly string[][]) =>
  Math.max(...wrapped.map(({ length }) => length)) * LINE;

/**
 * Draws long tables on A4 pages row by row: the layout engine of documents takes seconds for them.
 */
class PlainPages {
  readonly doc = new PDFDocument({ autoFirstPage: false, bufferPages: true, margin: 0 });
  readonly #text = new PdfText(this.doc);
  #y = 0;

  constructor() {
    this.next();
  }

  next(): void {
    this.doc.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
    this.#y = MARGIN;
  }

  line(text: string, size: number, colour: string, weight: 400 | 600 = 400): void {
    this.doc.fillColor(colour);
    for (const words of this.#text.wrap(text, ROOM / size, weight)) {
      this.#text.write(words, MARGIN, this.#y, size, weight);
      this.#y += size * 1.5;
    }
  }

  #wrapped(columns: Table['columns'], cells: readonly string[], weight: 400 | 600): string[][] {
    return columns.map(({ width }, place) =>
      this.#text.wrap(cells[place] ?? '', (width * ROOM - GAP) / SIZE, weight),
    );
  }

  #cells(columns: Table['columns'], wrapped: readonly string[][], weight: 400 | 600): void {
    let x = MARGIN;
    for (const [place, lines] of wrapped.entries()) {
      for (const [at, words] of lines.entries()) {
        this.#text.write(words, x, this.#y + at * LINE, SIZE, weight);
      }
      x += (columns[place]?.width ?? 0) * ROOM;
    }
    this.#y += heightOf(wrapped);
  }

  #head(columns: Table['columns']): void {
    const labels = columns.map(({ label }) => label);
    this.doc.fillColor(COLOURS.quiet);
    this.#cells(columns, this.#wrapped(columns, labels, 600), 600);
    const y = this.#y;
    this.doc.lineWidth(0.5).strokeColor(COLOURS.line);
    this.doc
      .moveTo(MARGIN, y)
      .lineTo(WIDTH - MARGIN, y)
      .stroke();
    this.#y += 4;
    this.doc.fillColor(COLOURS.ink);
  }

  table({ columns, rows }: Table): void {
    this.#head(columns);
    for (const { cells, strong = false } of rows) {
      const weight = strong ? 600 : 400;
      const wrapped = this.#wrapped(columns, cells, weight);
      // Names and addresses have maximum lengths, so no row is taller than a page.
      if (this.#y + heightOf(wrapped) > BOTTOM) {
        this.next();
        this.#head(columns);
      }
      this.#cells(columns, wrapped, weight);
    }
  }

  /** Draws the footer on every page, once the number of pages is known. */
  foot(text: string): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.#y = HEIGHT - 32;
      this.line(`${text} · ${page + 1}/${count}`, 7.5, COLOURS.ink);
    }
  }
}

function section(pages: PlainPages, { heading, text, table, note }: PrintedSection): void {
  pages.line(heading, 10, COLOURS.heading, 600);
  if (table) pages.table(table);
  if (text) pages.line(text, 9, COLOURS.ink);
  if (note) pages.line(note, 7.5, COLOURS.quiet);
}

/** Prints a document whose sections are tables and texts. */
export async function plainPdf({
  title,
  subtitle,
  sections,
  footer,
}: PrintedDocument): Promise<Buffer> {
  const pages = new PlainPages();
  const { doc } = pages;
  Object.assign(doc.info, {
    Title: `${title} · ${subtitle}`,
    Creator: 'Veminto',
    Producer: 'Veminto',
  });
  pages.line(title, 18, COLOURS.ink, 600);
  pages.line(subtitle, 9, COLOURS.quiet);
  pages.line('', 9, COLOURS.ink);
  for (const one of sections) section(pages, one);
  pages.foot(footer);
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

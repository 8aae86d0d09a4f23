import PDFDocument from 'pdfkit';
import { PdfText } from '@/lib/exports/file/pdf-text';
import type { PrintedDocument, PrintedSection } from './types';

const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 40;
const BOTTOM = HEIGHT - 56;
const SIZE = 8;
const LINE = 11;
const GAP = 6;
const COLOURS = { ink: '#0f172a', quiet: '#475569', heading: '#1d4ed8', line: '#94a3b8' };

type Table = NonNullable<PrintedSection['table']>;

/** Long tables on pages of A4, row by row: laid out as documents are, they take seconds. */
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
    for (const words of this.#text.wrap(text, (WIDTH - 2 * MARGIN) / size, weight)) {
      this.#text.write(words, MARGIN, this.#y, size, weight);
      this.#y += size * 1.5;
    }
  }

  #cells(columns: Table['columns'], cells: readonly string[], weight: 400 | 600): void {
    const room = WIDTH - 2 * MARGIN;
    const wrapped = columns.map(({ width }, place) =>
      this.#text.wrap(cells[place] ?? '', (width * room - GAP) / SIZE, weight),
    );
    let x = MARGIN;
    for (const [place, lines] of wrapped.entries()) {
      for (const [at, words] of lines.entries()) {
        this.#text.write(words, x, this.#y + at * LINE, SIZE, weight);
      }
      x += (columns[place]?.width ?? 0) * room;
    }
    this.#y += Math.max(...wrapped.map(({ length }) => length)) * LINE;
  }

  #head(columns: Table['columns']): void {
    const labels = columns.map(({ label }) => label);
    this.doc.fillColor(COLOURS.quiet);
    this.#cells(columns, labels, 600);
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
      // A cell of several lines is short: names and addresses are bounded.
      if (this.#y + 4 * LINE > BOTTOM) {
        this.next();
        this.#head(columns);
      }
      this.#cells(columns, cells, strong ? 600 : 400);
    }
  }

  /** On every page, once all are there. */
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

/** A document whose sections are tables and texts. */
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

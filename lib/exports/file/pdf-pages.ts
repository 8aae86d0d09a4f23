import type { Doc, PdfText, Weight } from './pdf-text';

/** Space between columns, in points. */
export const GAP = 6;
const ROW_GAP = 3;
/** Height kept for column headings with one row, in lines. */
const HEAD_ROOM = 6;

export const COLOURS = { ink: '#0f172a', quiet: '#475569', line: '#cbd5e1', heading: '#0b6e69' };

type Sheet = {
  width: number;
  height: number;
  margin: number;
  /** Height left free above the lower margin. */
  foot: number;
};

type Letters = { size: number; line: number; weight?: Weight; colour?: string };

/** Figures are right-aligned and stay on one line. A table without headings has no rules. */
export type PdfColumn = { x: number; width: number; heading?: string; figures?: boolean };

type RowLook = { weight?: Weight; indent?: number };

/** Draws texts and tables from top to bottom, page after page. */
export class PdfPages {
  readonly doc: Doc;
  readonly text: PdfText;
  readonly sheet: Sheet;
  readonly #begun: () => void;
  y = 0;

  constructor(text: PdfText, sheet: Sheet, begun = () => {}) {
    this.doc = text.doc;
    this.text = text;
    this.sheet = sheet;
    this.#begun = begun;
    this.next();
  }

  get width(): number {
    return this.sheet.width - 2 * this.sheet.margin;
  }

  get bottom(): number {
    return this.sheet.height - this.sheet.margin - this.sheet.foot;
  }

  next(): void {
    const { width, height, margin } = this.sheet;
    this.doc.addPage({ size: [width, height], margin: 0 });
    this.y = margin;
    this.#begun();
  }

  /** Begins a page unless this one has room for `height`. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.next();
  }

  /** A wrapped text, which may fill several pages. */
  write(text: string, { size, line, weight = 400, colour = COLOURS.ink }: Letters): void {
    for (const words of this.text.wrap(text, this.width / size, weight)) {
      this.need(line);
      this.doc.fillColor(colour);
      this.text.write(words, this.sheet.margin, this.y, size, weight);
      this.y += line;
    }
  }

  /** Wrapped texts with labels before them, `labels` points wide. */
  facts(facts: readonly (readonly [string, string])[], labels: number, letters: Letters): void {
    const x = this.sheet.margin;
    const columns = [
      { x, width: labels },
      { x: x + labels, width: this.width - labels + GAP },
    ];
    const table = new PdfTable(this, columns, letters);
    for (const fact of facts) table.row(fact);
  }
}

/** A table with its headings on every page. Nothing is cut: texts are wrapped, figures shrunk. */
export class PdfTable {
  readonly #pages: PdfPages;
  readonly #columns: readonly PdfColumn[];
  readonly #letters: Letters;
  readonly #isHeaded: boolean;

  constructor(pages: PdfPages, columns: readonly PdfColumn[], letters: Letters) {
    this.#pages = pages;
    this.#columns = columns;
    this.#letters = letters;
    this.#isHeaded = columns.some(({ heading }) => heading !== undefined);
    if (!this.#isHeaded) return;
    pages.need(HEAD_ROOM * letters.line);
    this.#head();
  }

  #wrap(text: string, { width }: PdfColumn, weight: Weight, indent = 0): string[] {
    return this.#pages.text.wrap(text, (width - GAP - indent) / this.#letters.size, weight);
  }

  #head(): void {
    if (!this.#isHeaded) return;
    const lines = this.#columns.map((column) => this.#wrap(column.heading ?? '', column, 600));
    this.#pages.doc.fillColor(COLOURS.quiet);
    this.#lines(lines, { weight: 600 });
    this.#pages.y += Math.max(...lines.map(({ length }) => length)) * this.#letters.line;
    this.#rule();
  }

  #rule(): void {
    const { doc, sheet, y, width } = this.#pages;
    doc.lineWidth(0.4).strokeColor(COLOURS.line);
    doc
      .moveTo(sheet.margin, y + 1)
      .lineTo(sheet.margin + width, y + 1)
      .stroke();
    this.#pages.y += ROW_GAP;
  }

  row(cells: readonly string[], { weight = 400, indent = 0 }: RowLook = {}): void {
    const pages = this.#pages;
    const { line } = this.#letters;
    const lines = this.#columns.map((column, place) => {
      const text = cells[place] ?? '';
      return column.figures ? [text] : this.#wrap(text, column, weight, place === 0 ? indent : 0);
    });
    const height = Math.max(...lines.map(({ length }) => length));
    const whole = Math.floor((pages.bottom - 2 * pages.sheet.margin) / line) - 4;
    // Avoids splitting a row that fits on one page.
    if (height <= whole && pages.y + height * line > pages.bottom) this.#next();
    for (let from = 0; from < height; ) {
      const count = Math.max(1, Math.floor((pages.bottom - pages.y) / line));
      pages.doc.fillColor(COLOURS.ink);
      const part = lines.map((words) => words.slice(from, from + count));
      this.#lines(part, { weight, indent });
      pages.y += Math.min(count, height - from) * line;
      from += count;
      if (from < height) this.#next();
    }
    if (this.#isHeaded) this.#rule();
  }

  #next(): void {
    this.#pages.next();
    this.#head();
  }

  #lines(lines: readonly string[][], { weight = 400, indent = 0 }: RowLook): void {
    const { text, doc } = this.#pages;
    const { size } = this.#letters;
    for (const [place, { x, width, figures }] of this.#columns.entries()) {
      if (!this.#isHeaded) doc.fillColor(place === 0 ? COLOURS.quiet : COLOURS.ink);
      for (const [line, words] of (lines[place] ?? []).entries()) {
        const y = this.#pages.y + line * this.#letters.line;
        if (figures) {
          const fitting = Math.min(size, (width - GAP) / text.width(words, weight));
          text.writeBefore(words, x + width - GAP, y, fitting, weight);
        } else text.write(words, place === 0 ? x + indent : x, y, size, weight);
      }
    }
  }
}

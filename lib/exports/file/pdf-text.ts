import path from 'node:path';
import type PDFDocument from 'pdfkit';

export type Doc = InstanceType<typeof PDFDocument>;
type Weight = 400 | 600;
type Run = { font: string; text: string };

/** Each file has one script; a letter is taken from the first that has it. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
const folder = path.resolve('node_modules/@fontsource/inter/files');

/** What none of the fonts has, such as letters of China, stands as this. */
const UNKNOWN = '?';

/** The package's types leave out the font that is set. */
type WithFont = { _font: { font: { hasGlyphForCodePoint: (letter: number) => boolean } } };

const nameOf = (script: string, weight: Weight) => `Inter ${script} ${weight}`;

/** Measures and writes texts of any script of Europe on the pages of a document. */
export class PdfText {
  readonly #doc: Doc;
  readonly #scripts = new Map<number, string | null>();
  readonly #widths = new Map<string, number>();

  constructor(doc: Doc) {
    this.#doc = doc;
    for (const script of SCRIPTS) {
      for (const weight of [400, 600] as const) {
        const file = path.join(folder, `inter-${script}-${weight}-normal.woff`);
        doc.registerFont(nameOf(script, weight), file);
      }
    }
  }

  #has(script: string, letter: number): boolean {
    const { _font } = this.#doc.font(nameOf(script, 400)) as unknown as WithFont;
    return _font.font.hasGlyphForCodePoint(letter);
  }

  #scriptOf(letter: number): string | null {
    const known = this.#scripts.get(letter);
    if (known !== undefined) return known;
    const found = SCRIPTS.find((script) => this.#has(script, letter)) ?? null;
    this.#scripts.set(letter, found);
    return found;
  }

  #runs(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const script = this.#scriptOf(letter.codePointAt(0) ?? 0);
      const font = nameOf(script ?? 'latin', weight);
      const shown = script === null ? UNKNOWN : letter;
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  /** The width of a text at size 1. */
  width(text: string, weight: Weight = 400): number {
    const key = `${weight}${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    let width = 0;
    for (const { font, text: part } of this.#runs(text, weight)) {
      width += this.#doc.font(font).fontSize(100).widthOfString(part) / 100;
    }
    this.#widths.set(key, width);
    return width;
  }

  /** Lines of a text that is `width` wide at size 1; its own line breaks are kept. */
  wrap(text: string, width: number, weight: Weight = 400): string[] {
    return text.split('\n').flatMap((paragraph) => this.#wrapParagraph(paragraph, width, weight));
  }

  #wrapParagraph(text: string, width: number, weight: Weight): string[] {
    const space = this.width(' ', weight);
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of text.split(/\s+/).flatMap((piece) => this.#pieces(piece, width, weight))) {
      const wide = this.width(word, weight);
      if (line !== '' && used + space + wide <= width) {
        line += ` ${word}`;
        used += space + wide;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      used = wide;
    }
    return [...lines, line];
  }

  /** A word longer than a line is cut. */
  #pieces(word: string, width: number, weight: Weight): string[] {
    if (word === '') return [];
    if (this.width(word, weight) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    let used = 0;
    for (const letter of word) {
      const wide = this.width(letter, weight);
      if (piece !== '' && used + wide > width) {
        pieces.push(piece);
        piece = '';
        used = 0;
      }
      piece += letter;
      used += wide;
    }
    return [...pieces, piece];
  }

  write(text: string, x: number, y: number, size: number, weight: Weight = 400): void {
    let at = x;
    for (const { font, text: part } of this.#runs(text, weight)) {
      this.#doc.font(font).fontSize(size).text(part, at, y, { lineBreak: false });
      at += this.width(part, weight) * size;
    }
  }

  /** Of Inter's figures some stand so close together that points between them vanish. */
  writeFigures(text: string, right: number, y: number, size: number): void {
    const doc = this.#doc.font('Helvetica').fontSize(size);
    doc.text(text, right - doc.widthOfString(text), y, { lineBreak: false });
  }
}

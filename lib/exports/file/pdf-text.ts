import path from 'node:path';
import type PDFDocument from 'pdfkit';
import { cutOf } from './wrap';

export type Doc = InstanceType<typeof PDFDocument>;
export type Weight = 400 | 600;
type Run = { font: string; text: string };

/** One font file per script; a character uses the first font that has it. */
export const SCRIPTS = [
  ...(['latin', 'latin-ext', 'vietnamese'] as const),
  ...(['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const),
];
export const FONTS = path.resolve('node_modules/@fontsource/inter/files');

/** Replaces characters missing from all fonts, such as Chinese ones. */
const UNKNOWN = '?';

type Glyph = { id: number; advanceWidth: number; codePoints: number[] };

/** The parsed font object, which is missing from the package's types; its version is pinned. */
type Parsed = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (letter: number) => boolean;
  glyphForCodePoint: (letter: number) => Glyph;
  layout: (text: string) => object;
};

const nameOf = (script: string, weight: Weight) => `Inter ${script} ${weight}`;

/** Layout without kerning and ligatures, whose lookup takes ten times as long. */
function layPlainly(font: Parsed): void {
  font.layout = (text) => {
    const glyphs = Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0));
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    const sum = () => positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
    return {
      glyphs,
      positions,
      // A getter, as the positions are scaled before it is read.
      get advanceWidth() {
        return sum();
      },
    };
  };
}

/** Measures and draws text in any European script on a document's pages. */
export class PdfText {
  readonly doc: Doc;
  readonly #fonts = new Map<string, Parsed>();
  /** Font by character; null when no font has it. */
  readonly #scripts = new Map<string, string | null>();
  readonly #widths = { 400: new Map<string, number>(), 600: new Map<string, number>() };

  constructor(doc: Doc) {
    this.doc = doc;
  }

  /** Loads a font when the first character needs it. */
  #font(script: string, weight: Weight): Parsed {
    const name = nameOf(script, weight);
    const known = this.#fonts.get(name);
    if (known) return known;
    this.doc.registerFont(name, path.join(FONTS, `inter-${script}-${weight}-normal.woff`));
    const set = this.doc.font(name) as unknown as { _font: { font: Parsed } };
    const { font } = set._font;
    layPlainly(font);
    this.#fonts.set(name, font);
    return font;
  }

  #scriptOf(letter: string): string | null {
    const known = this.#scripts.get(letter);
    if (known !== undefined) return known;
    const code = letter.codePointAt(0) ?? 0;
    const has = (script: string) => this.#font(script, 400).hasGlyphForCodePoint(code);
    const found = SCRIPTS.find(has) ?? null;
    this.#scripts.set(letter, found);
    return found;
  }

  /** Replaces characters that no font has. */
  printable(text: string): string {
    return Array.from(text, (letter) =>
      this.#scriptOf(letter) === null && !/\s/.test(letter) ? UNKNOWN : letter,
    ).join('');
  }

  #runs(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const script = this.#scriptOf(letter);
      this.#font(script ?? 'latin', weight);
      const font = nameOf(script ?? 'latin', weight);
      const shown = script === null ? UNKNOWN : letter;
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  #letterWidth(letter: string, weight: Weight): number {
    const known = this.#widths[weight].get(letter);
    if (known !== undefined) return known;
    const script = this.#scriptOf(letter);
    const font = this.#font(script ?? 'latin', weight);
    const shown = script === null ? UNKNOWN : letter;
    const width = font.glyphForCodePoint(shown.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
    this.#widths[weight].set(letter, width);
    return width;
  }

  /** The width of a text at font size 1. */
  width(text: string, weight: Weight = 400): number {
    let width = 0;
    for (const letter of text) width += this.#letterWidth(letter, weight);
    return width;
  }

  /** The lines of a text wrapped to `width` at font size 1; keeps existing line breaks. */
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

  /** Splits a word that is longer than a line. */
  #pieces(word: string, width: number, weight: Weight): string[] {
    if (word === '') return [];
    if (this.width(word, weight) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    let used = 0;
    for (const letter of word) {
      const wide = this.width(letter, weight);
      if (piece !== '' && used + wide > width) {
        const cut = cutOf(piece);
        pieces.push(piece.slice(0, cut));
        piece = piece.slice(cut);
        used = this.width(piece, weight);
      }
      piece += letter;
      used += wide;
    }
    return [...pieces, piece];
  }

  write(text: string, x: number, y: number, size: number, weight: Weight = 400): void {
    let at = x;
    for (const { font, text: part } of this.#runs(text, weight)) {
      this.doc.font(font).fontSize(size).text(part, at, y, { lineBreak: false });
      at += this.width(part, weight) * size;
    }
  }

  /** Right-aligned at `right`. */
  writeBefore(text: string, right: number, y: number, size: number, weight: Weight = 400): void {
    this.write(text, right - this.width(text, weight) * size, y, size, weight);
  }
}

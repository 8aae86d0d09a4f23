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

type Glyph = { id: number; advanceWidth: number; codePoints: number[] };

/** A font as the package keeps it; its types leave that out, and its version is fixed. */
type Parsed = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (letter: number) => boolean;
  glyphForCodePoint: (letter: number) => Glyph;
  layout: (text: string) => object;
};

const nameOf = (script: string, weight: Weight) => `Inter ${script} ${weight}`;

/** Letters beside each other, without pairs and ligatures: looking for those takes ten times as long. */
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
      // Read after the positions were scaled.
      get advanceWidth() {
        return sum();
      },
    };
  };
}

/** Measures and writes texts of any script of Europe on the pages of a document. */
export class PdfText {
  readonly #doc: Doc;
  readonly #fonts = new Map<string, Parsed>();
  /** By letter; null for what no font has. */
  readonly #scripts = new Map<string, string | null>();
  readonly #widths = { 400: new Map<string, number>(), 600: new Map<string, number>() };

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  /** Read with the first letter that may be in it. */
  #font(script: string, weight: Weight): Parsed {
    const name = nameOf(script, weight);
    const known = this.#fonts.get(name);
    if (known) return known;
    this.#doc.registerFont(name, path.join(folder, `inter-${script}-${weight}-normal.woff`));
    const set = this.#doc.font(name) as unknown as { _font: { font: Parsed } };
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

  /** The width of a text at size 1. */
  width(text: string, weight: Weight = 400): number {
    let width = 0;
    for (const letter of text) width += this.#letterWidth(letter, weight);
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

  /** Ends at `right`. */
  writeBefore(text: string, right: number, y: number, size: number, weight: Weight = 400): void {
    this.write(text, right - this.width(text, weight) * size, y, size, weight);
  }
}

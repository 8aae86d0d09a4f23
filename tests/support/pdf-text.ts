import { inflateSync } from 'node:zlib';

type Objects = Map<string, { head: string; stream: Buffer | null }>;

/** The numbered objects of a PDF as written by our renderer. */
function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1');
  const objects: Objects = new Map();
  for (const found of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, number = '', body = ''] = found;
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const bytes = at < 0 ? null : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const raw = bytes === null ? null : Buffer.from(bytes, 'latin1');
    const packed = raw !== null && head.includes('/FlateDecode');
    objects.set(number, { head, stream: packed ? inflateSync(raw) : raw });
  }
  return objects;
}

const fromHex = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** Maps glyph numbers to letters; null for a built-in font, whose codes are letters. */
function lettersOf(objects: Objects, font: string): Map<number, string> | null {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1];
  if (!map) return null;
  const letters = new Map<number, string>();
  const cmap = objects.get(map)?.stream?.toString('latin1') ?? '';
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)) {
    const units = list.match(/\w+/g) ?? [];
    for (const [place, hex] of units.entries()) {
      letters.set(Number.parseInt(from, 16) + place, fromHex(hex));
    }
  }
  return letters;
}

function decode(hex: string, letters: Map<number, string> | null): string {
  if (letters === null) return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
  const glyphs = (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16));
  return glyphs.map((glyph) => letters.get(glyph) ?? '?').join('');
}

type Fonts = Map<string, Map<number, string> | null>;

function fontsOf(objects: Objects): Fonts {
  const fonts: Fonts = new Map();
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      if (!fonts.has(name)) fonts.set(name, lettersOf(objects, number));
    }
  }
  return fonts;
}

export const squashed = (text: string) => text.replace(/\s+/g, '');

/** The text of a PDF, line by line; a line is split where its font changes. */
export function pdfPieces(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    const content = stream?.toString('latin1') ?? '';
    let letters: Map<number, string> | null = null;
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? null;
      else {
        const pieces = [...(shown ?? '').matchAll(/<(\w+)>/g)];
        lines.push(pieces.map(([, hex = '']) => decode(hex, letters)).join(''));
      }
    }
  }
  return lines;
}

/** The text of a PDF, without white space. */
export const pdfText = (pdf: Buffer): string => squashed(pdfPieces(pdf).join(''));

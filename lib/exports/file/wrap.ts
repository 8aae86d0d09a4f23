type Widths = (letter: string) => number;

/** Approximate widths of Inter's letters in em, rounded up. */
export function inInter(letter: string): number {
  if (/[il.,:;'|!·]/.test(letter)) return 0.32;
  if (/[ fjrt()/[\]-]/.test(letter)) return 0.42;
  if (/[mwæœ—%]/.test(letter)) return 0.92;
  if (/[MWÆŒ@]/.test(letter)) return 1;
  if (/[a-z]/.test(letter)) return 0.62;
  return /[0-9–]/.test(letter) ? 0.67 : 0.8;
}

/** The same for Helvetica, also bold: its narrower digits keep the largest amounts on one line. */
export function inHelvetica(letter: string): number {
  if (/[ il.,'|·/]/.test(letter)) return 0.29;
  if (/[fjrt()[\]:;!-]/.test(letter)) return 0.39;
  if (/[mwæœMWÆŒ@—%]/.test(letter)) return 1.02;
  if (/[0-9–]/.test(letter)) return 0.56;
  return /[a-z]/.test(letter) ? 0.62 : 0.8;
}

const measure = (text: string, widths: Widths) =>
  [...text].reduce((width, letter) => width + widths(letter), 0);

/** Where to cut a word that fills a line: behind a sign of an address, if there is a late one. */
export function cutOf(word: string): number {
  const sign = word.search(/[@./_-][^@./_-]*$/);
  return sign * 2 >= word.length ? sign + 1 : word.length;
}

/** Splits a word that is longer than a line. */
function pieces(word: string, width: number, widths: Widths): string[] {
  const found: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter, widths) > width) {
      const cut = cutOf(piece);
      found.push(piece.slice(0, cut));
      piece = piece.slice(cut);
    }
    piece += letter;
  }
  return [...found, piece];
}

/**
 * Wraps a text to `width` em. Tables are laid out by columns, which takes a quarter of the time of
 * laying out each cell, but requires knowing the lines beforehand.
 */
export function wrapText(text: string, width: number, widths: Widths = inInter): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const piece of words.flatMap((word) => pieces(word, width, widths))) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (line === '' || measure(longer, widths) <= width) line = longer;
    else {
      lines.push(line);
      line = piece;
    }
  }
  return [...lines, line];
}

/** Wraps a text only if one of its words is longer than a line and would overflow. */
export function withinWidth(text: string, width: number): string {
  const isWider = (word: string) => measure(word, inInter) > width;
  return text.split(/\s+/).some(isWider) ? wrapText(text, width).join('\n') : text;
}

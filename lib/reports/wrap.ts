/** Widths of letters of Inter in em, a little more than they are. */
function widthOf(letter: string): number {
  if (/[il.,:;'|!·]/.test(letter)) return 0.32;
  if (/[ fjrt()/[\]-]/.test(letter)) return 0.42;
  if (/[mwæœ—%]/.test(letter)) return 0.92;
  if (/[MWÆŒ@]/.test(letter)) return 1;
  if (/[a-z]/.test(letter)) return 0.62;
  return /[0-9–]/.test(letter) ? 0.67 : 0.8;
}

const measure = (text: string) => [...text].reduce((width, letter) => width + widthOf(letter), 0);

/** A word longer than a line is cut. */
function pieces(word: string, width: number): string[] {
  const found: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter) > width) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
}

/**
 * Lines of a text that is `width` em wide. Tables are laid out by columns, which
 * takes a quarter of the time of laying out each cell, so they must know their lines.
 */
export function wrapText(text: string, width: number): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const piece of words.flatMap((word) => pieces(word, width))) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (line === '' || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = piece;
    }
  }
  return [...lines, line];
}

/** Letters of a cell in a spreadsheet, as it counts them. */
export const MAX_CELL = 32_767;

const CUT = '… [cut: a cell holds 32.767 letters]';

/**
 * A text that every reader opens: line breaks are line feeds, halves of letters
 * become the sign for a broken one, other control characters go.
 */
export function cleanText(text: string): string {
  // Almost all are clean: one look instead of four.
  if (!/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** What is longer than a cell is cut, with a mark at its end. */
export function fitCell(text: string): string {
  if (text.length <= MAX_CELL) return text;
  const kept = text.slice(0, MAX_CELL - CUT.length);
  // Not through the middle of a letter.
  return `${kept.replace(/[\ud800-\udbff]$/, '')}${CUT}`;
}

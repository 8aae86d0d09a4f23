import { cutText } from '@/lib/cut-text';

/** Maximum length of a spreadsheet cell, in UTF-16 code units. */
export const MAX_CELL = 32_767;

const CUT = '… [cut: a cell holds 32.767 characters]';

/**
 * A text that every reader accepts: line breaks become line feeds, lone surrogates the replacement
 * character, and other control characters are removed.
 */
export function cleanText(text: string): string {
  // Fast path: almost all texts are clean.
  if (!/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** Truncates a text to the cell limit, with a mark at its end. */
export function fitCell(text: string): string {
  if (text.length <= MAX_CELL) return text;
  return `${cutText(text, MAX_CELL - CUT.length)}${CUT}`;
}

/** Whether the text of a cell is a day, yyyy-mm-dd; a column of days may say why it has none. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

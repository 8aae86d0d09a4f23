/** Marks a file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Text that spreadsheets treat as a formula, also with East Asian full-width signs. */
export const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * A character that spreadsheets with other regional settings take for a separator, here within a
 * cell, when a formula follows that calls a function or another program (DDE), at once or later:
 * "=1+F(A1)".
 */
const CALL_WITHIN =
  /[,\t\r\n]"*(?=[=+\-@\uff1d\uff0b\uff0d\uff20](?:(?:[^,;\t\r\n]*[\p{L}\d_.])?\(|[^,;\t\r\n]*\|[^,;\t\r\n|]*!))/gu;

/** Escapes text that would be a formula. */
export const neutral = (text: string) =>
  (FORMULA.test(text) ? `'${text}` : text).replace(CALL_WITHIN, "$&'");

function toField(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = neutral(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line in the format that Danish spreadsheets open on double-click: `;`, decimal comma. */
export const toRecord = (cells: readonly (string | number | null)[]) =>
  `${cells.map(toField).join(';')}\r\n`;

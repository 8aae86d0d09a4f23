/** What tells a program that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take for a formula; also as East Asian keyboards write it. */
export const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Before what calls a function or a program, where spreadsheets of other countries cut: within one cell here. */
const CALL_WITHIN =
  /[,\t\r\n](?=[=+\-@\uff1d\uff0b\uff0d\uff20](?:[\w.]*\(|[^,;\t\r\n]*\|[^,;\t\r\n|]*!))/g;

/** What would be a formula becomes a text. */
export const neutral = (text: string) =>
  (FORMULA.test(text) ? `'${text}` : text).replace(CALL_WITHIN, "$&'");

function toField(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = neutral(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line as Danish spreadsheets read it by a double click: `;`, decimal comma. */
export const toRecord = (cells: readonly (string | number | null)[]) =>
  `${cells.map(toField).join(';')}\r\n`;

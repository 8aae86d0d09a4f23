import { Table, type TableRow } from './table';

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** Lines that show how a file is divided. */
const SHOWN_LINES = 50;
const SHOWN_LETTERS = 200_000;
/** A quoted cell longer than this is none: its quote is a letter. */
const LONGEST_QUOTED = 20_000;

/** The line in which some spreadsheets say what divides the cells. */
const SAID = /^"?sep=(.)"?\r?\n/i;

/** How often a sign divides lines, and divides them alike; 0 unless it divides most of them. */
function scoreOf(sign: string, lines: readonly string[]): number {
  const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length);
  const divided = counts.filter((count) => count > 1);
  // A comma within names divides only some of the lines.
  if (2 * divided.length <= lines.length) return 0;
  const alike = new Map<number, number>();
  for (const count of divided) alike.set(count, (alike.get(count) ?? 0) + 1);
  return divided.length + Math.max(...alike.values());
}

/** What divides the lines into cells; null when nothing does. */
export function delimiterOf(text: string): string | null {
  const lines = text.slice(0, SHOWN_LETTERS).split(/\r\n|\r|\n/, 4 * SHOWN_LINES);
  const shown = lines.filter((line) => line.trim() !== '').slice(0, SHOWN_LINES);
  let best = { sign: null as string | null, score: 0 };
  for (const sign of DELIMITERS) {
    const score = scoreOf(sign, shown);
    if (score > best.score) best = { sign, score };
  }
  return best.sign;
}

/** ="01234567", as programs write numbers whose zeros a spreadsheet is to keep. */
const AS_FORMULA = /^\s*="((?:[^"]|"")*)"\s*$/;

const withoutFormula = (cell: string) => AS_FORMULA.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;

/** Where a quoted cell ends; -1 when its quote is not one. */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1 || at - start > LONGEST_QUOTED) return -1;
    if (text[at + 1] !== '"') return at;
  }
}

/** The cells of a text, which a sign divides into cells, and line ends into rows. */
export function readDelimited(text: string, given?: string): TableRow[] {
  const said = given === undefined ? SAID.exec(text) : null;
  const sign = given ?? said?.[1] ?? delimiterOf(text);
  const table = new Table();
  const end = new RegExp(
    sign === null ? '[\\r\\n]' : `[\\r\\n${sign.replace(/[\]\\^-]/, '\\$&')}]`,
    'g',
  );
  let cells: string[] = [];
  let line = said ? 2 : 1;
  for (let at = said?.[0].length ?? 0; at <= text.length; ) {
    const closing = text[at] === '"' ? endOfQuoted(text, at) : -1;
    end.lastIndex = closing === -1 ? at : closing + 1;
    const stop = end.exec(text)?.index ?? text.length;
    const quoted = closing === -1 ? '' : text.slice(at + 1, closing).replaceAll('""', '"');
    cells.push(withoutFormula(quoted + text.slice(closing === -1 ? at : closing + 1, stop)));
    at = stop + 1;
    if (text[stop] === sign && stop < text.length) continue;
    if (text[stop] === '\r' && text[stop + 1] === '\n') at += 1;
    if (!table.add(line, cells)) break;
    cells = [];
    line += 1;
  }
  return table.rows;
}

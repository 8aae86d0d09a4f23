import { inHelvetica, inInter, wrapText } from '@/lib/exports/file/wrap';
import type { PrintedColumn, PrintedRow } from '../types';
import type { Lines } from './blocks';

/** Width of an A4 page without its margins, in points. */
export const PAGE_WIDTH = 515;
/** In points, as GAP. */
export const FONT_SIZE = 8;
export const GAP = 6;

/** No-break spaces, as the layout of a page drops others at the start of a line. */
const INDENT = '\u00a0'.repeat(4);
/** In em, somewhat more than its four spaces. */
const INDENT_WIDTH = 1.7;

const indented = (text: string, room: number) =>
  wrapText(text, room - INDENT_WIDTH).map((line) => INDENT + line);

/** Wraps the cells of a row to its columns; every line of a part's name is indented. */
export function linesOf(
  { cells, strong = false, part = false }: PrintedRow,
  columns: readonly PrintedColumn[],
): Lines {
  const wrapped = columns.map(({ width, align }, place) => {
    const room = (width * PAGE_WIDTH - GAP) / FONT_SIZE;
    const text = cells[place] ?? '';
    if (part && place === 0) return indented(text, room);
    return wrapText(text, room, align === 'right' ? inHelvetica : inInter);
  });
  return { cells: wrapped, height: Math.max(...wrapped.map((lines) => lines.length)), strong };
}

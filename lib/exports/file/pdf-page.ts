import type { Column } from '../columns';
import { GAP } from './pdf-pages';
import type { PdfText } from './pdf-text';
import type { HeadedColumn } from './types';

const MARGIN = 32;
/** Font size of tables, in points. */
export const TABLE_SIZE = 7.5;
/** Points per character of a column's width; text columns may shrink to LEAST of it, */
const LETTER = 4.3;
const LEAST = 0.63;
/** and to their longest usual word. */
const WORD_LETTER = 4;
const NARROWEST = 30;
/** Points per digit on any page size: numbers are neither wrapped nor overlap. */
const DIGIT = 4.9;

/** A4 to 2A0, landscape. */
const SHEETS = [
  [841.89, 595.28],
  [1190.55, 841.89],
  [1683.78, 1190.55],
  [2383.94, 1683.78],
  [3370.39, 2383.94],
  [4767.87, 3370.39],
] as const;

type Layout = {
  width: number;
  height: number;
  margin: number;
  /** Left edges and widths of the columns. */
  columns: { x: number; width: number }[];
};

type Measure = Pick<PdfText, 'width'>;

const isWhole = ({ kind, whole = false }: Column) => whole || kind !== 'text';

/** The width of a column where there is room, and the least at which no usual word is broken. */
function boundsOf(column: HeadedColumn, text: Measure): { least: number; wanted: number } {
  const { heading, width, word = 0 } = column;
  const words = heading.split(' ').map((one) => text.width(one, 600) * TABLE_SIZE);
  const head = Math.max(NARROWEST, Math.ceil(Math.max(...words)) + GAP);
  if (isWhole(column)) {
    const whole = Math.max(head, width * DIGIT + GAP);
    return { least: whole, wanted: whole };
  }
  const wanted = Math.max(head, width * LETTER);
  return { least: Math.max(head, width * LETTER * LEAST, word * WORD_LETTER + GAP), wanted };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * The smallest sheet on which all columns are readable, with the columns laid out on it: text
 * columns share the width that is left.
 */
export function layoutOf(columns: readonly HeadedColumn[], text: Measure): Layout {
  const bounds = columns.map((column) => boundsOf(column, text));
  const least = sumOf(bounds.map((one) => one.least));
  const largest = SHEETS[SHEETS.length - 1] ?? SHEETS[0];
  const [width, height] = SHEETS.find(([wide]) => wide - 2 * MARGIN >= least) ?? largest;
  const shares = columns.map((column, place) =>
    isWhole(column) ? 0 : (bounds[place]?.wanted ?? 0),
  );
  const share = (width - 2 * MARGIN - least) / (sumOf(shares) || 1);
  let x = MARGIN;
  const placed = bounds.map((one, place) => {
    const column = { x, width: one.least + share * (shares[place] ?? 0) };
    x += column.width;
    return column;
  });
  return { width, height, margin: MARGIN, columns: placed };
}

import type { Column } from '../columns';
import { GAP } from './pdf-pages';
import type { HeadedColumn } from './types';

const MARGIN = 32;
/** Points per character of a column's width; text columns may shrink to LEAST of it. */
const LETTER = 4.3;
const LEAST = 0.72;
const NARROWEST = 30;
/** Points per digit on any page size: numbers are neither wrapped nor overlap. */
const DIGIT = 4.9;
/** Points per character of a heading, so that its words are not broken. */
const HEAD_LETTER = 6.4;

/** A4 to A0, landscape. */
const SHEETS = [
  [841.89, 595.28],
  [1190.55, 841.89],
  [1683.78, 1190.55],
  [2383.94, 1683.78],
  [3370.39, 2383.94],
] as const;

type Layout = {
  width: number;
  height: number;
  margin: number;
  /** Left edges and widths of the columns. */
  columns: { x: number; width: number }[];
};

const longestWord = (heading: string) =>
  Math.max(...heading.split(' ').map(({ length }) => length));

const isWhole = ({ kind, whole = false }: Column) => whole || kind !== 'text';

function wantedWidth(column: HeadedColumn): number {
  const { heading, width } = column;
  const letters = isWhole(column) ? width * DIGIT + GAP : width * LETTER;
  return Math.max(NARROWEST, letters, longestWord(heading) * HEAD_LETTER);
}

const sumOf = (columns: readonly HeadedColumn[]) =>
  columns.reduce((total, column) => total + wantedWidth(column), 0);

/** The smallest sheet on which all columns are readable, with the columns laid out on it. */
export function layoutOf(columns: readonly HeadedColumn[]): Layout {
  const fixed = sumOf(columns.filter(isWhole));
  const rest = sumOf(columns) - fixed;
  const largest = SHEETS[SHEETS.length - 1] ?? SHEETS[0];
  const fits = ([width]: readonly [number, number]) => width - 2 * MARGIN >= fixed + rest * LEAST;
  const [width, height] = SHEETS.find(fits) ?? largest;
  // Text columns share the width that numbers leave.
  const factor = rest === 0 ? 1 : (width - 2 * MARGIN - fixed) / rest;
  let x = MARGIN;
  const placed = columns.map((one) => {
    const column = { x, width: wantedWidth(one) * (isWhole(one) ? 1 : factor) };
    x += column.width;
    return column;
  });
  return { width, height, margin: MARGIN, columns: placed };
}

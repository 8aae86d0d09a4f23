import type { Column } from '../columns';

const MARGIN = 32;
/** Points for a letter of a column's width; a little less still reads well. */
const LETTER = 4.3;
const LEAST = 0.72;
const NARROWEST = 30;
/** The words of a heading stay whole. */
const HEAD_LETTER = 6.4;

/** A4 to A0, lying. */
const SHEETS = [
  [841.89, 595.28],
  [1190.55, 841.89],
  [1683.78, 1190.55],
  [2383.94, 1683.78],
  [3370.39, 2383.94],
] as const;

export type Layout = {
  width: number;
  height: number;
  margin: number;
  /** Where columns begin, and how wide they are. */
  columns: { x: number; width: number }[];
};

const longestWord = (heading: string) =>
  Math.max(...heading.split(' ').map(({ length }) => length));

/** The smallest sheet on which all columns can be read, and the columns across it. */
export function layoutOf(columns: readonly Column[]): Layout {
  const wanted = columns.map(({ heading, width }) =>
    Math.max(NARROWEST, width * LETTER, longestWord(heading) * HEAD_LETTER),
  );
  const sum = wanted.reduce((total, width) => total + width, 0);
  const largest = SHEETS[SHEETS.length - 1] ?? SHEETS[0];
  const fits = ([width]: readonly [number, number]) => width - 2 * MARGIN >= sum * LEAST;
  const [width, height] = SHEETS.find(fits) ?? largest;
  const factor = (width - 2 * MARGIN) / sum;
  let x = MARGIN;
  const placed = wanted.map((share) => {
    const column = { x, width: share * factor };
    x += column.width;
    return column;
  });
  return { width, height, margin: MARGIN, columns: placed };
}

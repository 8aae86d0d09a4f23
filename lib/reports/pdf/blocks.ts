/** A table row with its cells wrapped into lines. */
export type Lines = { cells: string[][]; height: number; strong: boolean };

/** Maximum rows per block, which is kept on one page, */
const ROWS_TOGETHER = 12;
/** and lines: a third of a page, to waste little space. Taller content than a page is lost. */
const LINES_TOGETHER = 24;

/** Splits a row that is too tall into several rows. */
const parted = ({ cells, height, strong }: Lines): Lines[] =>
  Array.from({ length: Math.ceil(height / LINES_TOGETHER) }, (_, part) => {
    const from = part * LINES_TOGETHER;
    return {
      cells: cells.map((lines) => lines.slice(from, from + LINES_TOGETHER)),
      height: Math.min(height - from, LINES_TOGETHER),
      strong,
    };
  });

/** Groups the rows of a table into blocks that each stay on one page, whatever their height. */
export function blocksOf(rows: readonly Lines[]): Lines[][] {
  const blocks: Lines[][] = [];
  let lines = 0;
  for (const row of rows.flatMap(parted)) {
    const last = blocks.at(-1);
    const fits = lines + row.height <= LINES_TOGETHER;
    if (last && fits && last.length < ROWS_TOGETHER) {
      last.push(row);
      lines += row.height;
    } else {
      blocks.push([row]);
      lines = row.height;
    }
  }
  return blocks;
}

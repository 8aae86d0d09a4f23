import type { Columns } from './columns';
import { CELL_MAX } from './constants';
import { numberWithin, readNumber, type WrittenNumber } from './numbers';
import type { TableRow } from './read/table';
import { readName } from './written-name';
import { readPlace } from './written-place';

const cellOf = ({ cells }: TableRow, column: number | null) =>
  column === null ? '' : (cells[column] ?? '');

/** What a row says of its company. */
export type ReadRow = {
  line: number;
  text: string;
  number: WrittenNumber;
  name: ReturnType<typeof readName> | null;
  place: ReturnType<typeof readPlace>;
};

const hasLetters = (text: string) => /\p{L}{2}|\p{L}.*\p{N}|\p{N}.*\p{L}/u.test(text);

/** The number and the name of a row: either may stand in the column of the other. */
function identify(numberCell: string, nameCell: string): { number: WrittenNumber; name: string } {
  const number = readNumber(numberCell);
  const within = numberWithin(nameCell);
  if (number.kind === 'none' && within) {
    return { number: { kind: 'cvr', digits: within.digits }, name: within.name };
  }
  const name = within?.name ?? nameCell;
  if (number.kind === 'none' && nameCell !== '') {
    const instead = readNumber(nameCell);
    if (instead.kind !== 'none' && instead.digits !== undefined)
      return { number: instead, name: '' };
  }
  if (name === '' && number.kind === 'none') return { number, name: numberCell };
  return { number, name };
}

/** Reads a row by what its columns are for. */
export function readRow(row: TableRow, columns: Columns): ReadRow {
  const [cvr, named, place] = [columns.cvr, columns.name, columns.place].map((column) =>
    cellOf(row, column),
  ) as [string, string, string];
  const { number, name } = identify(cvr, named);
  const told = [named, place, cvr].filter((cell) => cell !== '');
  const written = hasLetters(name) ? readName(name) : null;
  return {
    line: row.line,
    text: (told.length > 0 ? told : row.cells.filter((cell) => cell !== ''))
      .join(', ')
      .slice(0, CELL_MAX),
    number,
    name: written && written.core !== '' ? written : null,
    place: readPlace(place),
  };
}

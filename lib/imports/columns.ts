import { isValidCvr } from '@/lib/companies/cvr';
import { foldText } from '@/lib/words/fold';
import { isHeading, type Role, rankOf } from './header-words';
import { readNumber } from './numbers';

/** The numbers of the columns, from 0; null for those that a file lacks. */
export type Columns = Record<Role, number | null>;

type Rows = readonly { cells: readonly string[] }[];

/** Rows whose contents show what their columns are for. */
const SHOWN = 300;

/** Rows with content that may stand above the headings: a title, the day of the print. */
const MOST_ABOVE = 10;

const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell !== '');

/** Whether a cell may be a heading: "Omsætning 2024", but no number. */
function mayBeHeading(cell: string): boolean {
  const { kind } = readNumber(cell);
  return kind === 'none' || (kind === 'other' && /\p{L}{2}/u.test(cell));
}

/** Whether the first row has headings instead of a company. */
export function hasHeader(rows: Rows): boolean {
  const cells = filledOf(rows[0]?.cells ?? []);
  if (!cells.every(mayBeHeading)) return false;
  const headings = cells.filter(isHeading).length;
  if (cells.length === 1) return headings === 1 && rows.length > 1;
  if (2 * headings >= cells.length) return true;
  // Headings of their own making: no number stands there, but below.
  const below = rows.slice(1, SHOWN);
  const isNumeric = (at: number) =>
    2 * below.filter(({ cells }) => /^[\d\s.,+-]+$/.test(cells[at] ?? '')).length > below.length;
  return (
    headings > 0 &&
    below.length > 0 &&
    (rows[0]?.cells ?? []).some((cell, at) => cell !== '' && isNumeric(at))
  );
}

/**
 * Which row has the headings, from 0; -1 where there are none. Programs write a title above them, or
 * headings of several columns together, which fill fewer cells.
 */
export function headerAt(rows: Rows): number {
  let most = 0;
  let found = -1;
  for (const [at, { cells }] of rows.slice(0, MOST_ABOVE + 1).entries()) {
    const filled = filledOf(cells);
    const headings = filled.filter(isHeading).length;
    const isHeader = headings > 1 && 2 * headings >= filled.length && filled.every(mayBeHeading);
    if (isHeader && filled.length > most) found = at;
    if (filled.some(isSureNumber)) break;
    most = Math.max(most, filled.length);
  }
  return found === -1 && hasHeader(rows) ? 0 : found;
}

/** The column with the surest heading of a role. */
function byHeading(header: readonly string[], role: Role): number | null {
  let best: { at: number; rank: number } | null = null;
  for (const [at, heading] of header.entries()) {
    const rank = rankOf(heading, role);
    if (rank !== -1 && (best === null || rank < best.rank)) best = { at, rank };
  }
  return best?.at ?? null;
}

/** A P-number has no check digit, but the register's begin with 1. */
export const isSureNumber = (cell: string): boolean => {
  const read = readNumber(cell);
  if (read.kind === 'cvr') return isValidCvr(read.digits);
  return read.kind === 'pNumber' && read.digits.startsWith('1');
};

const LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:a\/s|aps|i\/s|k\/s|p\/s|ivs|a\.?m\.?b\.?a|holding)(?![\p{L}\p{N}])/iu;
const POSTAL_CODE = /^(?:dk[\s-]?)?\d{4}(?:\s+\p{L}.*)?$/iu;
const WITH_POSTAL_CODE = /(?<!\d)\d{4}\s+\p{L}/u;
const NO_NAME = /@|^https?:|^www\.|^\+?[\d\s().-]+$/i;

/** Shares of the filled cells of a column, from 0 to 1. */
function sharesOf(rows: Rows, at: number) {
  const cells = rows.slice(0, SHOWN).flatMap(({ cells }) => cells[at] || []);
  const share = (test: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  const distinct = cells.length === 0 ? 0 : new Set(cells.map(foldText)).size / cells.length;
  return {
    filled: cells.length,
    number: share(isSureNumber),
    place: share((cell) => POSTAL_CODE.test(cell) || WITH_POSTAL_CODE.test(cell)),
    form: share((cell) => LEGAL_FORM.test(cell)),
    name: share((cell) => /\p{L}{2}/u.test(cell) && !NO_NAME.test(cell)) * distinct,
  };
}
type Shares = ReturnType<typeof sharesOf>;

/** The column that a measure is greatest of, the first of equals, and at least `least`. */
function greatest(
  columns: readonly Shares[],
  measure: (shares: Shares) => number,
  taken: readonly (number | null)[],
  least: number,
): number | null {
  let best: number | null = null;
  for (const [at, shares] of columns.entries()) {
    if (taken.includes(at) || shares.filled === 0) continue;
    const value = measure(shares);
    const former = best === null ? null : columns[best];
    if (value >= least && (!former || value > measure(former))) best = at;
  }
  return best;
}

const widthOf = (rows: Rows) =>
  rows.slice(0, SHOWN).reduce((most, { cells }) => Math.max(most, cells.length), 0);

/**
 * What the columns are for: by their headings, and where these do not say it, by their contents.
 * @param rows without the header
 */
export function detectColumns(header: readonly string[] | null, rows: Rows): Columns {
  const shares = Array.from({ length: widthOf(rows) }, (_, at) => sharesOf(rows, at));
  const said = {
    cvr: header && byHeading(header, 'cvr'),
    name: header && byHeading(header, 'name'),
    place: header && byHeading(header, 'place'),
  };
  const isSaid = Object.values(said).some((column) => column !== null);
  const cvr = said.cvr ?? greatest(shares, ({ number }) => number, [said.name], 0.5);
  // With headings of ours a column is taken for names only where nothing else identifies companies.
  const isNameSought = said.name === null && (!isSaid || cvr === null);
  const wantedName = ({ name, form, place }: Shares) => name + 2 * form - place;
  const name = isNameSought ? greatest(shares, wantedName, [cvr, said.place], 0.3) : said.name;
  const place =
    said.place ?? (!isSaid ? greatest(shares, ({ place }) => place, [cvr, name], 0.5) : null);
  return { cvr, name, place: place === name ? null : place };
}

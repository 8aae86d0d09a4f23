import { CVR, digitsOf, LABEL, type NumberList, P_NUMBER } from './identifiers';
import { MESSAGES } from './messages';
import { MAX_LIST_LENGTH, MAX_LISTED, MAX_QUERY_LENGTH } from './query-length';

/** Between numbers, and around them in a file of a spreadsheet. */
const SEPARATORS = /[,;|"'\n\r\t]+/;
/** A number with its label is no longer. */
const LONGEST_NUMBER = 40;

const GAP = String.raw`[\s:.-]{0,3}`;
const P_LABEL = String.raw`p(?:[\s-]?(?:nr|nummer))?`;
const LABELS = `(?:(?:${LABEL}${GAP}(?:dk)?|dk|${P_LABEL})${GAP})?`;
/** In pairs, or in one piece; what is shorter may be a postal code. */
const NUMBER = String.raw`\d\d(?:[\s.-]\d\d){3}|\d{6,12}`;
const NEXT = new RegExp(String.raw`${LABELS}(${NUMBER})(?:\s+|$)`, 'iy');

/** The digits of each number between two separators; null when anything else stands there. */
function numbersIn(segment: string): string[] | null {
  if (segment.length <= LONGEST_NUMBER) {
    const one = CVR.exec(segment)?.[2] ?? P_NUMBER.exec(segment)?.[1];
    if (one) return [digitsOf(one)];
  }
  const found: string[] = [];
  let at = 0;
  while (at < segment.length) {
    NEXT.lastIndex = at;
    const next = NEXT.exec(segment);
    if (!next) return null;
    found.push(digitsOf(next[1]));
    at = NEXT.lastIndex;
  }
  return found;
}

/**
 * Reads a text that is nothing but several numbers, one of them at least of a company or a unit,
 * with commas, semicolons, new lines or only blanks between; null when it is anything else.
 */
export function readNumberList(text: string): NumberList | null {
  const numbers = new Set<string>();
  for (const segment of text.split(SEPARATORS)) {
    const found = numbersIn(segment.trim());
    if (found === null) return null;
    for (const number of found) numbers.add(number);
  }
  const all = [...numbers];
  const cvr = all.filter(({ length }) => length === 8);
  const units = all.filter(({ length }) => length === 10);
  if (all.length < 2 || cvr.length + units.length === 0) return null;
  const other = all.filter(({ length }) => length !== 8 && length !== 10);
  return { kind: 'numbers', cvr, units, other };
}

export const countOf = ({ cvr, units, other }: NumberList) =>
  cvr.length + units.length + other.length;

/** A list with one blank between its numbers, as short as addresses need it; other texts as they are. */
export function writtenSearch(text: string): string {
  const list = readNumberList(text);
  return list ? [...list.cvr, ...list.units, ...list.other].join(' ') : text;
}

/** Why a text is too long to be searched for; null when it is not. */
export function tooLong(text: string): string | null {
  const list = readNumberList(text);
  if (list === null) return text.length > MAX_QUERY_LENGTH ? MESSAGES.tooLong : null;
  return countOf(list) > MAX_LISTED || text.length > MAX_LIST_LENGTH ? MESSAGES.longList : null;
}

type Issues = { addIssue: (issue: { code: 'custom'; message: string }) => void };

/** The same for a schema. */
export function refuseTooLong(text: string, issues: Issues): void {
  const message = tooLong(text);
  if (message) issues.addIssue({ code: 'custom', message });
}

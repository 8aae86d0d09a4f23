import { CVR, digitsOf, LABEL } from '@/lib/companies/written-cvr';
import { type NumberList, P_NUMBER } from './identifiers';
import { MESSAGES } from './messages';
import { MAX_LIST_LENGTH, MAX_LISTED, MAX_QUERY_LENGTH } from './query-length';

/** Separators between numbers, and around them in a spreadsheet file. */
const SEPARATORS = /[,;|"'\n\r\t]+/;
/** Maximum length of a number with its label. */
const LONGEST_NUMBER = 40;

const GAP = String.raw`[\s:.-]{0,3}`;
const P_LABEL = String.raw`p(?:[\s-]?(?:nr|nummer))?`;
const LABELS = `(?:(?:${LABEL}${GAP}(?:dk)?|dk|${P_LABEL})${GAP})?`;
/** In pairs, or in one piece; shorter numbers may be postal codes. */
const NUMBER = String.raw`\d\d(?:[\s.-]\d\d){3}|\d{6,12}`;
const NEXT = new RegExp(String.raw`${LABELS}(${NUMBER})(?:\s+|$)`, 'iy');

/** The digits of each number between two separators; null when there is anything else. */
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
 * Parses a text that consists of at least two numbers, at least one of them of the length of a CVR
 * number or a P-number, separated by commas, semicolons, newlines or blanks. Null for anything
 * else.
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

/**
 * Normalizes a list to one blank between its numbers, to keep URLs short; other texts are
 * unchanged.
 */
export function writtenSearch(text: string): string {
  const list = readNumberList(text);
  return list ? [...list.cvr, ...list.units, ...list.other].join(' ') : text;
}

/** The message when a text is too long to search for; null otherwise. */
export function tooLong(text: string): string | null {
  const list = readNumberList(text);
  if (list === null) return text.length > MAX_QUERY_LENGTH ? MESSAGES.tooLong : null;
  return countOf(list) > MAX_LISTED || text.length > MAX_LIST_LENGTH ? MESSAGES.longList : null;
}

type Issues = { addIssue: (issue: { code: 'custom'; message: string }) => void };

/** The same check as a Zod refinement. */
export function refuseTooLong(text: string, issues: Issues): void {
  const message = tooLong(text);
  if (message) issues.addIssue({ code: 'custom', message });
}

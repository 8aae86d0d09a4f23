import 'server-only';
import type { Period } from './period';
import type { Scan } from './scan';

const ORDINALS = [
  ['1', '1st', 'forste', 'first'],
  ['2', '2nd', 'anden', 'andet', 'second'],
  ['3', '3rd', 'tredje', 'third'],
  ['4', '4th', 'fjerde', 'fourth'],
];
/** Of the parts of a year. */
const LAST = new Set('sidste last final'.split(' '));
const PARTS = new Map([
  ...['kvartal', 'quarter', 'q'].map((word): [string, number] => [word, 3]),
  ...['halvaar', 'halvdel', 'half', 'h'].map((word): [string, number] => [word, 6]),
]);

/** "first" and "1"; "1st" is two tokens. */
function ordinalAt(scan: Scan, at: number): { place: number; next: number } | null {
  const both = `${scan.fold(at)}${scan.fold(at + 1)}`;
  const next = ORDINALS.some((words) => words.includes(both)) ? at + 2 : at + 1;
  const place = ORDINALS.findIndex((words) => words.includes(next > at + 1 ? both : scan.fold(at)));
  return place < 0 ? null : { place, next };
}

const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** "første kvartal 2021", "Q1 2021", "the second half of 2020" */
export function partOfYearAt(scan: Scan, at: number): Period | null {
  const letter = /^[qh]$/.test(scan.fold(at));
  const isLast = LAST.has(scan.fold(at));
  const ordinal = isLast ? { place: -1, next: at + 1 } : ordinalAt(scan, letter ? at + 1 : at);
  const months = ordinal && PARTS.get(scan.fold(letter ? at : ordinal.next));
  if (!ordinal || !months || (ordinal.place + 1) * months > 12) return null;
  const place = isLast ? 12 / months - 1 : ordinal.place;
  const behind = letter ? ordinal.next : ordinal.next + 1;
  const start = ['of', 'af', 'i', 'in'].includes(scan.fold(behind)) ? behind + 1 : behind;
  const year = scan.tokens[start]?.text ?? '';
  if (!/^(?:1[5-9]|20)\d\d$/.test(year)) return null;
  const first = `${year}-${String(place * months + 1).padStart(2, '0')}-01`;
  return { first, last: lastDay(Number(year), (place + 1) * months), next: start + 1 };
}

/** Two digits mean the last decade that has begun: "90'erne" are the 1990s, "00'erne" the 2000s. */
function lastBegun(digits: string, today: string): number {
  const start = Number(`${today.slice(0, 2)}${digits}`);
  return start > Number(today.slice(0, 4)) ? start - 100 : start;
}

/** "in the 1980s", "90'erne", "1800-tallet" */
export function decadeAt(scan: Scan, at: number): Period | null {
  const token = scan.tokens[at];
  const century = scan.word(at + 1, 'century');
  if (token?.kind === 'number' && century !== null && /^[12]\d00$/.test(token.text)) {
    const year = Number(token.text);
    return { first: `${year}-01-01`, last: `${year + 99}-12-31`, next: century };
  }
  const end = scan.word(at + 1, 'decade');
  if (token?.kind !== 'number' || end === null || !/^(?:[12]\d)?\d0$/.test(token.text)) return null;
  const { today } = scan.lexicon.tables;
  const start = token.text.length === 2 ? lastBegun(token.text, today) : Number(token.text);
  return { first: `${start}-01-01`, last: `${start + 9}-12-31`, next: end };
}

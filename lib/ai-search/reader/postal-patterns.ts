import 'server-only';
import { type Fragment, fragmentFrom } from './fragment';
import { spanAt } from './number-spans';
import type { Scan } from './scan';
import { isJoined } from './values';

const HIGHEST = 9999;
const RELATIVE = new Set('der som that which ,'.split(' '));

/** All codes that begin with some digits: "8" are 8000 to 8999. */
const beginning = (digits: string) =>
  digits.length === 4 ? digits : `${digits.padEnd(4, '0')}-${digits.padEnd(4, '9')}`;

type Codes = { codes: string[]; next: number };

/** "2xxx", "50xx" */
function maskedAt(scan: Scan, at: number): Codes | null {
  const digits = scan.tokens[at]?.text ?? '';
  const mask = scan.fold(at + 1);
  const isMask = /^[1-9]\d{0,2}$/.test(digits) && /^x{1,3}$/.test(mask) && scan.touches(at + 1);
  if (!isMask || digits.length + mask.length !== 4) return null;
  const first = { codes: [beginning(digits)], next: at + 2 };
  const more = scan.word(first.next, 'and', 'or');
  const others = more === null ? null : maskedAt(scan, more);
  return others ? { codes: [...first.codes, ...others.codes], next: others.next } : first;
}

/** "8", "8 og 9", "80, 81 eller 82" */
function beginningsAt(scan: Scan, at: number): Codes | null {
  const digits = scan.tokens[at]?.text ?? '';
  if (!/^[1-9]\d{0,3}$/.test(digits) || scan.find(at + 1, 'field')) return null;
  const more = scan.word(at + 1, 'and', 'or');
  const others = more === null ? null : beginningsAt(scan, more);
  return others
    ? { codes: [beginning(digits), ...others.codes], next: others.next }
    : { codes: [beginning(digits)], next: at + 1 };
}

/** "postnumre der starter med 8" */
function startingAt(scan: Scan, label: number): Codes | null {
  let at = label;
  while (at < label + 2 && RELATIVE.has(scan.fold(at))) at += 1;
  const start = scan.word(at, 'startingWith');
  return start === null ? null : beginningsAt(scan, start);
}

/** "postnummer under 3000", "postnumre fra 6001 til 6999", "over 8000" */
function rangeAt(scan: Scan, label: number): Codes | null {
  const span = spanAt(scan, label);
  const { low, high } = span ?? {};
  const ends = [low, high].flatMap((end) => end ?? []);
  const isCode = ends.every(({ value }) => value >= 1000 && value <= HIGHEST);
  const isWide = !(low && high && low.value === high.value);
  if (!span?.bare || !isCode || !isWide) return null;
  const first = low ? low.value + (low.strict ? 1 : 0) : 1000;
  const last = high ? high.value - (high.strict ? 1 : 0) : HIGHEST;
  return first <= last ? { codes: [`${first}-${last}`], next: span.next } : null;
}

/** "i 2xxx postnumre", "postnr 8xxx", "postnumre der starter med 8", "postnummer over 8000" */
export function postalPatternAt(scan: Scan, at: number): Fragment | null {
  const label = scan.word(at, 'postalCode');
  const start = label ?? at;
  const masked = maskedAt(scan, start);
  const behind = masked && scan.word(masked.next, 'postalCode');
  const isSaid = !masked || scan.find(masked.next, 'field') === null;
  const found = masked && isSaid ? { ...masked, next: behind ?? masked.next } : null;
  const codes =
    found ?? (label === null ? null : (startingAt(scan, label) ?? rangeAt(scan, label)));
  if (!codes) return null;
  const joined = isJoined(scan, at);
  return fragmentFrom(at, codes.next, {
    put: 'postal',
    codes: codes.codes,
    negative: false,
    joined,
  });
}

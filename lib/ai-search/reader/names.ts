import 'server-only';
import type { Fragment } from './fragment';
import type { Scan } from './scan';
import { isJoined } from './values';

const searched = (from: number, to: number, text: string): Fragment => ({
  from,
  to,
  effects: [{ put: 'search', text }],
});
const inDistrict = (scan: Scan, from: number, to: number, codes: string[]): Fragment => ({
  from,
  to,
  effects: [{ put: 'postal', codes, joined: isJoined(scan, from) }],
});

const PLACES = new Set(
  'i in ved paa on near omkring around hos at fra from og and eller or'.split(' '),
);
const CAPITAL = /^\p{Lu}/u;

/** "8000 Aarhus C", "restauranter i Hellerup", "postnummer 2900", "i 5000-5270" */
export function districtAt(scan: Scan, at: number): Fragment | null {
  const { postalCodes } = scan.lexicon;
  const label = scan.word(at, 'postalCode');
  const first = label ?? at;
  const code = scan.tokens[first]?.text ?? '';
  if (postalCodes.has(code)) {
    const named = scan.find(first + 1, 'district') ?? scan.find(first + 1, 'place');
    const isPlace = label !== null || followsPlaceWord(scan, at);
    const isNamed = isPlace || CAPITAL.test(scan.tokens[first + 1]?.text ?? '');
    const behind = named && isNamed ? named.next : null;
    if (!isPlace && behind === null) return null;
    const end = behind ?? first + 1;
    const last = lastCodeAt(scan, end, code);
    return last
      ? inDistrict(scan, at, last.next, [`${code}-${last.code}`])
      : inDistrict(scan, at, end, [code]);
  }
  const named = scan.find(at, 'district');
  const isName =
    named && (CAPITAL.test(scan.tokens[at]?.text ?? '') || isLong(scan, at, named.next));
  return isName && followsPlaceWord(scan, at)
    ? inDistrict(scan, at, named.next, named.meaning.codes)
    : null;
}

/** Short districts in small letters, "give" and "them", are words. */
const isLong = (scan: Scan, from: number, to: number) => scan.text(from, to).length > 4;

const YEAR = /^(?:1[5-9]|20)/;

/** The end of a range of codes; of no district it may be a year. */
function lastCodeAt(scan: Scan, at: number, first: string): { code: string; next: number } | null {
  const to = scan.word(at, 'to');
  const code = to === null ? '' : (scan.tokens[to]?.text ?? '');
  if (to === null || !/^\d{4}$/.test(code) || code < first) return null;
  return scan.lexicon.postalCodes.has(code) || !YEAR.test(code) ? { code, next: to + 1 } : null;
}

const followsPlaceWord = (scan: Scan, at: number) =>
  PLACES.has(scan.tokens[at - 1]?.fold ?? '') || scan.tokens[at - 1]?.text === ',';

/** Letters of a name that begins many other words: "Ry". */
const SHORT = 3;

/** Words as they are searched for, together and whole. */
export const quoted = (name: string) =>
  name.length <= SHORT || /\s/.test(name) ? `"${name}"` : name;

/** How many words of a name may follow "called". */
const LONGEST = 5;

/** "hedder Jensen", "med byg i navnet", and everything in quotes */
export function nameAt(scan: Scan, at: number): Fragment | null {
  const token = scan.tokens[at];
  if (token?.kind === 'quote') {
    return searched(
      at,
      scan.word(at + 1, 'inName') ?? at + 1,
      `"${token.text.slice(1, -1).trim()}"`,
    );
  }
  const behind = token?.kind === 'word' && !scan.isNoise(at) ? scan.word(at + 1, 'inName') : null;
  if (behind !== null) return searched(at, behind, token?.text ?? '');
  const named = scan.word(at, 'named');
  if (named === null || scan.tokens[named]?.kind === 'quote') {
    return named === null ? null : nameAt(scan, named);
  }
  let next = named;
  while (next < named + LONGEST && isOfName(scan, next, next === named)) next += 1;
  return next === named ? null : searched(at, next, scan.text(named, next));
}

function isOfName(scan: Scan, at: number, first: boolean): boolean {
  const token = scan.tokens[at];
  if (!token || token.kind === 'quote' || token.text === ',') return false;
  return first ? !scan.isNoise(at) : CAPITAL.test(token.text);
}

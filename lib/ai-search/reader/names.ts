import 'server-only';
import { type Fragment, fragmentFrom } from './fragment';
import type { Scan } from './scan';
import { isJoined } from './values';

const searched = (from: number, to: number, text: string) =>
  fragmentFrom(from, to, { put: 'search', text });
const PLACES = new Set(
  'i in ved paa on near omkring around hos at fra from og and eller or'.split(' '),
);
const CAPITAL = /^\p{Lu}/u;

type District = { codes: string[]; next: number };

/** "8000 Aarhus C", "restauranter i Hellerup", "postnummer 2900", "i 5000-5270" */
export function districtAt(scan: Scan, at: number): Fragment | null {
  const found = districtIn(scan, at, followsPlaceWord(scan, at));
  if (!found) return null;
  const { codes, next } = found;
  const joined = isJoined(scan, at);
  return { from: at, to: next, effects: [{ put: 'postal', codes, negative: false, joined }] };
}

/**
 * A postal district by its codes or its name.
 * @param isPlace whether a place is expected here
 */
export function districtIn(scan: Scan, at: number, isPlace: boolean): District | null {
  const coded = codedAt(scan, at, isPlace);
  if (coded) return coded;
  const found = scan.find(at, 'district');
  const named =
    found && (isPlace || isLettered(scan, found.next) || isBesideTrade(scan, at, found.next));
  return found && named && isName(scan, at, found.next)
    ? { codes: found.meaning.codes, next: found.next }
    : null;
}

/** "Odense C", "København NV": nothing else ends with such letters. */
const isLettered = (scan: Scan, next: number) =>
  scan.find(next - 2, 'place') !== null &&
  /^[A-ZÆØÅ]{1,2}$/i.test(scan.tokens[next - 1]?.text ?? '');

/** "restauranter hellerup", "hellerup frisører": terse input without a preposition. */
function isBesideTrade(scan: Scan, at: number, next: number): boolean {
  const starts = [at - 1, at - 2, at - 3].filter((start) => start >= 0);
  const isBehind = starts.some((start) => scan.find(start, 'industry')?.next === at);
  return isBehind || (at === 0 && scan.find(next, 'industry') !== null);
}

function codedAt(scan: Scan, at: number, isPlace: boolean): District | null {
  const { postalCodes } = scan.lexicon;
  const { first, isBetween, isLabelled } = labelAt(scan, at);
  const code = scan.tokens[first]?.text ?? '';
  if (!postalCodes.has(code)) return null;
  const isExpected = isPlace || isLabelled;
  const named = scan.find(first + 1, 'district') ?? scan.find(first + 1, 'place');
  const isNamed = isExpected || CAPITAL.test(scan.tokens[first + 1]?.text ?? '');
  const behind = named && isNamed ? named.next : letterBehind(scan, first, code);
  // A count rather than a code: "i Odense og 2100 ansatte", "8000-8300 ansatte".
  const counted = isRangeAt(scan, first) ? first + 3 : first + 1;
  const isCount = !isLabelled && scan.find(counted, 'field') !== null;
  const isBeside = isBesideTrade(scan, first, counted) || isAlone(scan, first, code);
  if (isCount || !(isExpected || isBeside || behind !== null)) return null;
  const end = behind ?? first + 1;
  const last = lastCodeAt(scan, end, { code, joint: isBetween ? 'and' : 'to' });
  if (last) return { codes: [`${code}-${last.code}`], next: last.next };
  return isBetween ? null : { codes: [code], next: end };
}

/** "2100 Ø": the letter that the name of the district ends in. */
function letterBehind({ tokens, lexicon }: Scan, at: number, code: string): number | null {
  const letter = tokens[at + 1]?.text ?? '';
  const { name } = lexicon.tables.districts.find(({ postalCode }) => postalCode === code) ?? {};
  return /^\p{Lu}{1,2}$/u.test(letter) && name?.endsWith(` ${letter}`) ? at + 2 : null;
}

const OF_COMPANIES = new Set(
  'virksomheder firmaer selskaber companies firms businesses startups'.split(' '),
);

/** "8000", "nystartede firmaer 8000": the only meaningful word or behind one for companies, and not a year. */
const isAlone = (scan: Scan, at: number, code: string) =>
  !/^(?:19|20)/.test(code) &&
  (OF_COMPANIES.has(scan.fold(at - 1)) ||
    scan.tokens.every((_, place) => place === at || scan.isNoise(place)));

const isRangeAt = ({ tokens }: Scan, at: number) =>
  /^[-–—]$/.test(tokens[at + 1]?.text ?? '') && /^\d{4}$/.test(tokens[at + 2]?.text ?? '');

/** The position of the first code: "postnummer 8000", "mellem postnummer 8000 og 8270". */
function labelAt(scan: Scan, at: number) {
  const before = scan.word(at, 'between');
  const label = scan.word(before ?? at, 'postalCode');
  const behind = label === null ? null : scan.word(label, 'between');
  const isBetween = label !== null && (before ?? behind) !== null;
  return { first: behind ?? label ?? at, isBetween, isLabelled: label !== null };
}

/** Short lower-case districts, "give" and "them", are words unless they follow the Danish "i". */
function isName(scan: Scan, from: number, to: number): boolean {
  const isWritten = CAPITAL.test(scan.tokens[from]?.text ?? '') || scan.text(from, to).length > 4;
  return isWritten || scan.tokens[from - 1]?.text === 'i';
}

const YEAR = /^(?:1[5-9]|20)/;

/** The end of a range of codes; a number that is no district's code may be a year. */
function lastCodeAt(
  scan: Scan,
  at: number,
  { code: first, joint }: { code: string; joint: 'to' | 'and' },
): { code: string; next: number } | null {
  const to = scan.word(at, joint);
  const code = to === null ? '' : (scan.tokens[to]?.text ?? '');
  if (to === null || !/^\d{4}$/.test(code) || code < first) return null;
  return scan.lexicon.postalCodes.has(code) || !YEAR.test(code) ? { code, next: to + 1 } : null;
}

export const followsPlaceWord = (scan: Scan, at: number) =>
  PLACES.has(scan.fold(at - 1)) || scan.tokens[at - 1]?.text === ',';

/** Names up to this length begin many other words: "Ry". */
const SHORT = 3;

/** Quotes a name that is short or has several words, so that it matches as a whole. */
export const quoted = (name: string) =>
  name.length <= SHORT || /\s/.test(name) ? `"${name}"` : name;

/** Maximum words of a name after "called". */
const LONGEST = 5;

/** "hedder Jensen", "med byg i navnet", and everything in quotes. */
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
  // The search finds names that contain the word; "starting with" is reported as not understood.
  const first =
    scan.word(at, 'startingWith') ?? scan.word(scan.word(at, 'named') ?? at, 'startingWith');
  if (first !== null && isOfName(scan, first, true)) {
    return searched(first, first + 1, scan.text(first, first + 1));
  }
  const named = scan.word(at, 'named');
  // "Name changes" are no name.
  if (named !== null && scan.word(named, 'changed') !== null) return null;
  if (named === null || scan.tokens[named]?.kind === 'quote') {
    const quote = named === null ? null : nameAt(scan, named);
    return quote && { ...quote, from: at };
  }
  let next = named;
  while (next < named + LONGEST && isOfName(scan, next, next === named)) next += 1;
  return next === named ? null : searched(at, next, scan.text(named, next));
}

export function isOfName(scan: Scan, at: number, first: boolean): boolean {
  const token = scan.tokens[at];
  if (!token || token.kind === 'quote' || token.text === ',') return false;
  return first ? !scan.isNoise(at) : CAPITAL.test(token.text);
}

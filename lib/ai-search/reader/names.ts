import 'server-only';
import type { Fragment } from './fragment';
import type { Scan } from './scan';

const searched = (from: number, to: number, text: string): Fragment => ({
  ...{ from, to },
  effects: [{ put: 'search', text }],
});
const inDistrict = (from: number, to: number, name: string): Fragment => ({
  ...{ from, to },
  effects: [{ put: 'search', text: quoted(name), of: 'district' }],
});

const PLACES = new Set(
  'i in ved paa on near omkring around hos at fra from og and eller or'.split(' '),
);
const CAPITAL = /^\p{Lu}/u;

/** "8000 Aarhus C", "restauranter i Hellerup", "postnummer 2900": districts are searched for. */
export function districtAt(scan: Scan, at: number): Fragment | null {
  const { districtOf } = scan.lexicon;
  const label = scan.word(at, 'postalCode');
  const code = scan.tokens[label ?? at];
  const name = code?.kind === 'number' ? districtOf.get(code.text) : undefined;
  const start = name === undefined ? at : (label ?? at) + 1;
  const named = scan.find(start, 'district') ?? (name ? scan.find(start, 'place') : null);
  const token = scan.tokens[start];
  if (name !== undefined && code) {
    const behind = named && CAPITAL.test(token?.text ?? '') ? named.next : null;
    const isPlace = label !== null || behind !== null || followsPlaceWord(scan, at);
    const end = behind ?? start;
    const to = isPlace ? scan.word(end, 'to') : null;
    // "5000-5270": districts between others.
    if (to !== null && districtOf.has(scan.tokens[to]?.text ?? '')) {
      return { from: at, to: to + 1, effects: [{ put: 'nothing', why: 'districts' }] };
    }
    return isPlace ? inDistrict(at, end, name) : null;
  }
  if (named?.meaning.is !== 'district' || !CAPITAL.test(token?.text ?? '')) return null;
  return followsPlaceWord(scan, at) ? inDistrict(at, named.next, named.meaning.name) : null;
}

const followsPlaceWord = (scan: Scan, at: number) =>
  PLACES.has(scan.tokens[at - 1]?.fold ?? '') || scan.tokens[at - 1]?.text === ',';

/** Letters of a name that begins many other words: "Ry". */
const SHORT = 3;

/** The words of a district as they are searched for, together and whole. */
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

import 'server-only';
import type { Effect, Fragment } from './fragment';
import { districtIn, followsPlaceWord } from './names';
import type { Scan } from './scan';
import { effectOf, JOINING, type Value, valueAt } from './values';

type Unwanted = { is: Value['meaning']['is']; effect: Effect; next: number };

/** "uden for 8000", "undtagen 8200": the last word of a negation that introduces a place. */
const OUTSIDE = new Set('for udenfor outside of undtagen undtaget af except'.split(' '));

/** A number is a postal code only where a place is expected; a name always counts after "not". */
function isPlaceAt(scan: Scan, at: number): boolean {
  if (scan.tokens[at]?.kind !== 'number') return true;
  return followsPlaceWord(scan, at) || OUTSIDE.has(scan.fold(at - 1));
}

/** The thing to exclude: a value, or a postal district when that is the longer match. */
function unwantedAt(scan: Scan, at: number): Unwanted | null {
  const value = valueAt(scan, at);
  const district = districtIn(scan, at, isPlaceAt(scan, at));
  if (district && (!value || value.next < district.next)) {
    const { codes, next } = district;
    return { is: 'place', effect: { put: 'postal', codes, negative: true, joined: true }, next };
  }
  return value && { is: value.meaning.is, effect: effectOf(value, true, true), next: value.next };
}

/** Words that end an exclusion: after "not in Aarhus but", a place is wanted again. */
const TURNING = new Set(['men', 'but']);

function moreAt(scan: Scan, next: number): Unwanted | null {
  const and = scan.word(next, ...JOINING);
  if (and === null) return null;
  const start = [and, scan.skip(and, 2)].find((at) => unwantedAt(scan, at) !== null);
  const turns = scan.tokens.slice(next, start).some(({ fold }) => TURNING.has(fold));
  return start === undefined || turns ? null : unwantedAt(scan, start);
}

/**
 * "ikke i Aarhus og Odense", "undtagen ApS": following values of the same kind are excluded too.
 */
export function exclusionAt(scan: Scan, at: number): Fragment | null {
  const not = scan.word(at, 'not');
  if (not === null || scan.word(at, 'notOnly') !== null) return null;
  const start = scan.skip(scan.word(not, 'in') ?? not, 3);
  const first = unwantedAt(scan, not) ?? unwantedAt(scan, start);
  if (!first) return null;
  const effects = [first.effect];
  let { next } = first;
  for (;;) {
    const more = moreAt(scan, next);
    if (!more || more.is !== first.is) return { from: at, to: next, effects };
    effects.push(more.effect);
    next = more.next;
  }
}

import 'server-only';
import type { Fragment } from './fragment';
import { followsPlaceWord } from './names';
import type { Scan } from './scan';

/** With or without an article: "Strandvej", "Strandvejen". */
const STREET =
  /(?:gaden?|straedet?|bryggen?|vaenget?|(?:vej|alle|plads|boulevard)(?:en)?|torv(?:et)?|(?:sti|havn|kaj)en)$/;
/** Endings that almost always mean a street, even in lower case; not "gågaden". */
const SURE = /^(?!gaagade).+(?:gaden?|straedet?|boulevard(?:en)?)$/;
const CAPITAL = /^\p{Lu}/u;

/** Maximum words of a street's name: "H. C. Andersens Boulevard". */
const LONGEST = 5;

/** The end of a street's name that begins at a position; null when there is none. */
function nameEnd(scan: Scan, at: number): number | null {
  for (let next = at; next < at + LONGEST; next += 1) {
    const token = scan.tokens[next];
    if (token?.kind !== 'word') return null;
    const isCapital = CAPITAL.test(token.text);
    if (STREET.test(token.fold)) return isCapital || SURE.test(token.fold) ? next + 1 : null;
    if (!isCapital) return null;
  }
  return null;
}

/** A house number: "12", "12A". */
function numberEnd(scan: Scan, at: number): number {
  if (!/^\d{1,3}$/.test(scan.tokens[at]?.text ?? '') || scan.find(at + 1, 'field')) return at;
  const isLettered = scan.touches(at + 1) && /^\p{L}$/u.test(scan.tokens[at + 1]?.text ?? '');
  return isLettered ? at + 2 : at + 1;
}

/**
 * "på Vesterbrogade i København", "at Kongens Nytorv 6", and "vestergade odense", which begins with
 * an unmistakable street: not a filter, but words of an address to search for.
 */
export function streetAt(scan: Scan, at: number): Fragment | null {
  const isFirst = at === 0 && SURE.test(scan.tokens[0]?.fold ?? '');
  if (!isFirst && !followsPlaceWord(scan, at)) return null;
  if (scan.find(at, 'place', 'district')) return null;
  const end = nameEnd(scan, at);
  if (end === null) return null;
  const to = numberEnd(scan, end);
  return { from: at, to, effects: [{ put: 'search', text: scan.text(at, to) }] };
}

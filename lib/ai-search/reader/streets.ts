import 'server-only';
import type { Fragment } from './fragment';
import { followsPlaceWord } from './names';
import type { Scan } from './scan';

const STREET = /(?:gade|vej|alle|straede|plads|torv|boulevard)$/;
/** These are hardly ever anything else, however they are written. */
const SURE = /.(?:gade|straede|boulevard)$/;
const CAPITAL = /^\p{Lu}/u;

/** Words of a street's name: "H. C. Andersens Boulevard". */
const LONGEST = 5;

/** Where a street's name ends that begins at a place; null when none does. */
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

/** "12", "12A" */
function numberEnd(scan: Scan, at: number): number {
  if (!/^\d{1,3}$/.test(scan.tokens[at]?.text ?? '') || scan.find(at + 1, 'field')) return at;
  const isLettered = scan.touches(at + 1) && /^\p{L}$/u.test(scan.tokens[at + 1]?.text ?? '');
  return isLettered ? at + 2 : at + 1;
}

/** "på Vesterbrogade i København", "at Kongens Nytorv 6": no filter, but words of an address. */
export function streetAt(scan: Scan, at: number): Fragment | null {
  if (!followsPlaceWord(scan, at) || scan.find(at, 'place', 'district')) return null;
  const end = nameEnd(scan, at);
  if (end === null) return null;
  const to = numberEnd(scan, end);
  return { from: at, to, effects: [{ put: 'search', text: `"${scan.text(at, to)}"` }] };
}

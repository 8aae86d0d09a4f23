import 'server-only';
import { isCompanyWord } from './companies';
import { type Fragment, fragmentFrom } from './fragment';
import type { Scan } from './scan';

const PERSONS = new Set('jeg vi man i we you du'.split(' '));
/** Between the verb and the trade. */
const DESCRIBING = new Set(
  'en et nogle noget ny nyt nye god godt gode dygtig dygtige billig billige lokal lokale a an some new good another'.split(
    ' ',
  ),
);
const MOST_BETWEEN = 4;

/** "Jeg mangler", "mangler du"; also what begins without a subject: "Mangler maler i Odense". */
function isAsked(scan: Scan, at: number, end: number): boolean {
  const before = scan.fold(at - 1);
  return at === 0 || PERSONS.has(before) || PERSONS.has(scan.fold(end));
}

/** The position of the trade, or of the word for companies, that is needed. */
function neededThing(scan: Scan, end: number): number | null {
  let at = end;
  const isBetween = () => DESCRIBING.has(scan.fold(at)) || scan.isNoise(at);
  while (at < end + MOST_BETWEEN && !isCompanyWord(scan.fold(at)) && isBetween()) at += 1;
  // "Mangler revision" is said of who has none.
  if (scan.find(at, 'contact') !== null) return null;
  return scan.find(at, 'industry') || isCompanyWord(scan.fold(at)) ? at : null;
}

/**
 * "Jeg mangler en murer", "vi har brug for en ny revisor", "skal bruge en maler": asks for the trade.
 * "Virksomheder der mangler e-mail" are still those without.
 */
export function neededAt(scan: Scan, at: number): Fragment | null {
  const end = scan.word(at, 'needs');
  if (end === null || !isAsked(scan, at, end)) return null;
  const thing = neededThing(scan, end);
  return thing === null ? null : fragmentFrom(at, thing);
}

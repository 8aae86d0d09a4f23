import 'server-only';
import type { Fragment } from './fragment';
import { followsPlaceWord } from './names';
import type { Scan } from './scan';
import type { Token } from './tokens';

/** With or without an article: "Strandvej", "Strandvejen". */
const STREET =
  /(?:gaden?|straedet?|bryggen?|vaenget?|(?:vej|alle|plads|boulevard)(?:en)?|torv(?:et)?|(?:sti|havn|kaj)en)$/;
/** Endings that almost always mean a street, even in lower case. */
const SURE = /^.+(?:gaden?|straedet?|boulevard(?:en)?)$/;
/** Endings that mean a street in lower case unless the word is an ordinary one. */
const LIKELY = /^.{2,}(?:vej(?:en)?|vaenget?|alleen)$/;
/** Endings that need a house number in lower case: "rådhuspladsen 2". */
const WITH_NUMBER = /^.{2,}(?:plads(?:en)?|torv(?:et)?|bryggen?|alle)$/;
const KINDS_OF_WAY =
  'adgangs arbejds bane blind bred by cykel faelles fjern frem gen grus halv hoved ind kap land lande luft mark midt motor motortrafik om omfarts privat ring rund selv side skole skov sti tog trafik tvaer ud under vand villa'.replaceAll(
    ' ',
    '|',
  );
/** Kinds of streets, and other words that end like one. */
const ORDINARY = new RegExp(
  `^(?:(?:gaa|side|handels|bri|rene|fri)gaden?|(?:${KINDS_OF_WAY})vej(?:en)?)$`,
);
/** Kinds of places that have numbers too: "på byggeplads 2". */
const NUMBERED =
  /(?:arbejds|bygge|camping|flyve|have|lager|laere|lege|losse|markeds|oplags|parkerings|praktik|sports|staa)plads(?:en)?$|^(?:markeds|mad|fiske)torv(?:et)?$/;
/** Words that begin the names of streets, in lower case: "gammel kongevej". */
const BEFORE = new Set(
  'gammel gl ny nye norre nordre oster ostre vester vestre sonder sondre store lille lange kongens dronningens sankt skt sct'.split(
    ' ',
  ),
);
const CAPITAL = /^\p{Lu}/u;

/** Maximum words of a street's name: "H. C. Andersens Boulevard". */
const LONGEST = 5;

const isNumber = (scan: Scan, at: number) => numberEnd(scan, at) > at;

/** Whether a lower-case word is a street. */
function isStreet({ fold }: Token, isNumbered: boolean): boolean {
  if (isNumbered && !NUMBERED.test(fold)) {
    return SURE.test(fold) || LIKELY.test(fold) || WITH_NUMBER.test(fold);
  }
  return (SURE.test(fold) || LIKELY.test(fold)) && !ORDINARY.test(fold);
}

/** The end of a street's name that begins at a position; null when there is none. */
function nameEnd(scan: Scan, at: number): number | null {
  for (let next = at; next < at + LONGEST; next += 1) {
    const token = scan.tokens[next];
    if (token?.kind !== 'word') return null;
    const isCapital = CAPITAL.test(token.text);
    const isMeant = isCapital || (next > at && BEFORE.has(scan.fold(next - 1)));
    if (STREET.test(token.fold)) {
      return isMeant || isStreet(token, isNumber(scan, next + 1)) ? next + 1 : null;
    }
    if (!isCapital && !BEFORE.has(token.fold)) return null;
  }
  return null;
}

/** A house number: "12", "12A". */
function numberEnd(scan: Scan, at: number): number {
  if (!/^\d{1,3}$/.test(scan.tokens[at]?.text ?? '') || scan.find(at + 1, 'field')) return at;
  const isLettered = scan.touches(at + 1) && /^\p{L}$/u.test(scan.tokens[at + 1]?.text ?? '');
  return isLettered ? at + 2 : at + 1;
}

/** "vestergade odense", "strandvejen 12": a sentence that begins with an unmistakable street. */
function beginsWithStreet(scan: Scan): boolean {
  const fold = scan.fold(0);
  if (ORDINARY.test(fold) && !isNumber(scan, 1)) return false;
  return SURE.test(fold) || (LIKELY.test(fold) && isNumber(scan, 1));
}

/**
 * "på Vesterbrogade i København", "at Kongens Nytorv 6", "i strandvejen": not a filter, but words of
 * an address to search for.
 */
export function streetAt(scan: Scan, at: number): Fragment | null {
  const isFirst = at === 0 && beginsWithStreet(scan);
  if (!isFirst && !followsPlaceWord(scan, at)) return null;
  if (scan.find(at, 'place', 'district')) return null;
  const end = nameEnd(scan, at);
  if (end === null) return null;
  const to = numberEnd(scan, end);
  return { from: at, to, effects: [{ put: 'search', text: scan.text(at, to) }] };
}

import 'server-only';
import type { Fragment } from './fragment';
import { basesOf } from './inflect';
import { behindNoise, WHOSE } from './offices';
import type { Scan } from './scan';
import { contactAt, HAVING, saidEffect } from './values';

/** Who gives an opinion, and where it stands; folded. */
const GIVERS = new Set(
  'revisor auditor accountant revisionspaategning revisorpaategning revisorerklaering'.split(' '),
);
/** What is done with opinions, folded. */
const GIVING = new Set([
  ...'gav giver givet give afgav afgiver afgivet afgive tog tager taget tage'.split(' '),
  ...'have haft skrev skrevet konkluderet kunnet'.split(' '),
  ...'gave gives given give issued issues issue expressed expresses express'.split(' '),
  ...'took takes taken rendered provided wrote concluded contains indeholder'.split(' '),
]);
/** What the companies do. */
const RECEIVING = new Set('fik faar faaet received got receives'.split(' '));
/** The most words between the auditor and the opinion. */
const MOST_BETWEEN = 6;

const giverEnd = (scan: Scan, at: number) =>
  basesOf(scan.fold(at)).some((base) => GIVERS.has(base)) ? at + 1 : null;

/** The end of "hvis revisor", "with an auditor", "revisor", "fået". */
function givenBy(scan: Scan, at: number): number | null {
  if (RECEIVING.has(scan.fold(at))) return at + 1;
  const isOwned = WHOSE.has(scan.fold(at)) || HAVING.has(scan.fold(at));
  return isOwned ? behindNoise(scan, at + 1, (next) => giverEnd(scan, next)) : giverEnd(scan, at);
}

/**
 * "whose auditor gave a qualified opinion", "hvis revisor ikke har taget forbehold": what the auditor
 * concluded, which is known, unlike who it is.
 */
export function opinionGivenAt(scan: Scan, at: number): Fragment | null {
  const start = givenBy(scan, at);
  if (start === null) return null;
  let isDenied = false;
  for (let next = start; next <= start + MOST_BETWEEN; ) {
    const said = scan.find(next, 'contact', 'opinion');
    if (said && (said.meaning.is === 'opinion' || said.meaning.contact === 'modifiedOpinion')) {
      if (isDenied) return { from: at, to: said.next, effects: [saidEffect(said, false)] };
      const read = contactAt(scan, next);
      return read && { ...read, from: at };
    }
    const not = scan.word(next, 'not');
    if (not === null && !scan.isNoise(next) && !GIVING.has(scan.fold(next))) return null;
    isDenied ||= not !== null;
    next = not ?? next + 1;
  }
  return null;
}

import 'server-only';
import { ageAtEndAt } from './age-at-end';
import { agesOfPeopleAt } from './ages-of-people';
import { isCompanyWord } from './companies';
import { figureNotHeldAt, ratioChangeAt } from './figures-not-held';
import { financesAt } from './finances';
import { type Fragment, fragmentFrom, nothingAt } from './fragment';
import { handoverAt, unchangedAt } from './handovers';
import { basesOf } from './inflect';
import { spanAt } from './number-spans';
import { RELATIVE } from './offices';
import { ownerEnd } from './owned';
import { COUNTS } from './quantities';
import type { Scan } from './scan';
import { isEndAt } from './status-since';

const PER = new Set('pr per'.split(' '));
/** Words between a figure and its size. */
const BETWEEN = new Set('paa of er is at'.split(' '));

/** The end of "pr. ansat", "per location". */
function perHeadEnd(scan: Scan, at: number): number | null {
  const heads = PER.has(scan.fold(at)) ? scan.find(at + 1, 'field') : null;
  return heads && COUNTS.has(heads.meaning.field) ? heads.next : null;
}

/** "omsætning pr. ansat over 2 mio.": neither of the two has that size. */
function perHeadAt(scan: Scan, at: number): Fragment | null {
  const of = scan.find(at, 'field');
  const end = of && perHeadEnd(scan, of.next);
  if (!end) return null;
  const size = spanAt(scan, BETWEEN.has(scan.fold(end)) ? end + 1 : end);
  return nothingAt(at, size?.next ?? end);
}

/** "over 2 mio. i omsætning pr. ansat", "højest omsætning pr. ansat" */
export function withoutHeads(scan: Scan, read: Fragment): Fragment {
  const end = perHeadEnd(scan, read.to);
  return end === null ? read : nothingAt(read.from, end);
}

/** "risk of bankruptcy", "ved at gå konkurs": what may come has no status. */
function mayEndAt(scan: Scan, at: number): Fragment | null {
  const next = scan.word(at, 'atRisk');
  const start = next === null ? null : scan.skip(next, 1);
  const end = start === null || !isEndAt(scan, start) ? null : scan.find(start, 'status');
  return end && nothingAt(at, end.next);
}

const CUSTOMERS = new Set('kunde kundeemne klient customer client prospect lead'.split(' '));
const SUPPLIERS = new Set('leverandor underleverandor supplier vendor'.split(' '));
const FOR = new Set('til for to'.split(' '));
const WITH = new Set('hos at with'.split(' '));
const WHOSE = new Set('mit min mine vores vort my our et en a an the'.split(' '));

const isOneOf = (scan: Scan, at: number, words: ReadonlySet<string>) =>
  basesOf(scan.fold(at)).some((base) => words.has(base));

/** "kunder til mit rengøringsfirma", "suppliers to banks": not those that are dealt with. */
function customersAt(scan: Scan, at: number): Fragment | null {
  const fresh = scan.word(at, 'plainNew');
  // "Nye kunder" are new to who asks.
  if (fresh !== null && isOneOf(scan, fresh, CUSTOMERS)) return fragmentFrom(at, fresh);
  const isCustomer = isOneOf(scan, at, CUSTOMERS);
  const joint = scan.fold(at + 1);
  // "Leverandører af møbler" are a trade, "customers of banks" are not.
  const isFor = FOR.has(joint) || (isCustomer && joint === 'of');
  if (!(isCustomer || isOneOf(scan, at, SUPPLIERS)) || !(isFor || WITH.has(joint))) return null;
  if (WITH.has(joint) && scan.tokens[at + 2]) return nothingAt(at, ownerEnd(scan, at + 2));
  let of = at + 2;
  while (of < at + 4 && WHOSE.has(scan.fold(of))) of += 1;
  const trade = scan.find(of, 'industry');
  return trade && nothingAt(at, isCompanyWord(scan.fold(trade.next)) ? trade.next + 1 : trade.next);
}

const AS = new Set('som as'.split(' '));
const BUILDS = new Set('bygger bygge build builds building'.split(' '));
const WHO = new Set('hvem at to can kan'.split(' '));

/** Names of industries that make something. */
const MAKING = /^(?:Fremstilling|Bygning|Produktion) af/;

/** "firmaer der bygger broer" are a trade that the lexicon knows as a whole; others are no builders. */
function buildsAt(scan: Scan, at: number): Fragment | null {
  const [before, thing] = [scan.fold(at - 1), scan.skip(at + 1, 1)];
  const isVerb = RELATIVE.has(before) || WHO.has(before) || isCompanyWord(before);
  if (!BUILDS.has(scan.fold(at)) || !isVerb) return null;
  if ((scan.find(at, 'industry')?.next ?? 0) > at + 1) return null;
  const made = scan.find(thing, 'industry');
  if (made?.meaning.values.every((name) => MAKING.test(name))) {
    const { values } = made.meaning;
    return fragmentFrom(at, made.next, { put: 'trade', values, negative: false, joined: false });
  }
  const isThing = scan.tokens[thing]?.kind === 'word' && !scan.isNoise(thing);
  const isOther = scan.find(thing, 'word', 'place', 'district', 'compare', 'field') !== null;
  return !isThing || isOther ? null : nothingAt(at, thing + 1);
}

/** "med samme adresse", "in the same building": no search knows what several companies share. */
function sameAt(scan: Scan, at: number): Fragment | null {
  const same = scan.word(at, 'same');
  if (same === null) return null;
  const next =
    scan.find(same, 'contact', 'industry')?.next ?? scan.word(same, 'trade', 'name', 'office');
  if (!next) return null;
  // "The same address as Danske Bank"
  return nothingAt(at, AS.has(scan.fold(next)) ? ownerEnd(scan, next + 1) : next);
}

/** Awards and an auditor's remarks, which name trades such as "taget". */
function otherAt(scan: Scan, at: number): Fragment | null {
  const end = scan.word(at, 'noFilter');
  return end === null ? null : nothingAt(at, end);
}

/** "familieejede", "parent companies"; an owner with a name is read by ownedAt. */
function ownershipAt(scan: Scan, at: number): Fragment | null {
  const end = scan.word(at, 'ownership');
  if (end === null || scan.word(at, 'ownedBy', 'owners') !== null) return null;
  return fragmentFrom(at, end, { put: 'nothing', why: 'ownership' });
}

/** What is recognised, but is in no filter: its words would otherwise be taken for one. */
export const unknowableAt = (scan: Scan, at: number): Fragment | null =>
  perHeadAt(scan, at) ??
  ratioChangeAt(scan, at) ??
  figureNotHeldAt(scan, at) ??
  ownershipAt(scan, at) ??
  agesOfPeopleAt(scan, at) ??
  handoverAt(scan, at) ??
  unchangedAt(scan, at) ??
  ageAtEndAt(scan, at) ??
  financesAt(scan, at) ??
  mayEndAt(scan, at) ??
  customersAt(scan, at) ??
  buildsAt(scan, at) ??
  sameAt(scan, at) ??
  otherAt(scan, at);

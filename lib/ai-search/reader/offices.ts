import 'server-only';
import { areCompanies } from './companies';
import { type Fragment, nothingAt } from './fragment';
import { basesOf } from './inflect';
import { isOfName, nameAt } from './names';
import type { Scan } from './scan';
import { HAVING } from './values';

export const RELATIVE = new Set('der som that which who'.split(' '));
export const WHOSE = new Set('hvis whose'.split(' '));
const AS = new Set('som as'.split(' '));
const BEING = new Set('er is'.split(' '));
const CAPITAL = /^\p{Lu}/u;
/** Folded. */
const OFFICES = new Set([
  ...'revisor direktor direktion ejer ejerkreds kapitalejer ledelse bestyrelse formand'.split(' '),
  ...'bestyrelsesformand bestyrelsesmedlem bestyrelsesmedlemm stifter'.split(' '),
  ...'auditor accountant director ceo owner ownership management board chairman'.split(' '),
]);

/** The first reading at a position or behind the noise there: "(deres) revisor". */
export function behindNoise(
  scan: Scan,
  at: number,
  read: (at: number) => number | null,
): number | null {
  const end = read(at);
  if (end !== null || !scan.isNoise(at)) return end;
  return behindNoise(scan, at + 1, read);
}

/** The end of a word for those who run, own or audit a company. */
export function officeAt(scan: Scan, at: number): number | null {
  const isOffice = basesOf(scan.fold(at)).some((base) => OFFICES.has(base));
  return scan.word(at, 'office') ?? (isOffice ? at + 1 : null);
}

/** The end of a name in capital letters: "Jens Hansen". */
function capitalsEnd(scan: Scan, at: number): number {
  let next = at;
  while (CAPITAL.test(scan.tokens[next]?.text ?? '') && isOfName(scan, next, false)) next += 1;
  return next;
}

const namedEnd = (scan: Scan, at: number) =>
  behindNoise(scan, at, (next) => nameAt(scan, next)?.to ?? null);

/** The end of who holds an office: "Jens", "er Jens", "ved navn Jens", "der hedder Jens". */
function holderEnd(scan: Scan, at: number): number | null {
  const named = namedEnd(scan, at);
  if (named !== null) return named;
  const start = BEING.has(scan.fold(at)) ? at + 1 : at;
  const end = capitalsEnd(scan, start);
  return end > start ? end : null;
}

/** An office that is not the beginning of a trade, as "management consultants". */
function soleOfficeAt(scan: Scan, at: number): number | null {
  const end = officeAt(scan, at);
  return end !== null && (scan.find(at, 'industry')?.next ?? 0) <= end ? end : null;
}

/** Whether what is said here is said of companies: "der skal have en revisor" is a wish. */
function isOfCompanies(scan: Scan, at: number): boolean {
  const isWish = scan.tokens[at]?.fold === 'have' && !RELATIVE.has(scan.fold(at - 1));
  return !isWish && scan.tokens.some((_, place) => place < at && areCompanies(scan, place));
}

/** "med (en) revisor", "whose director", "med Deloitte som revisor"; not "hjælp med revision" */
function heldEnd(scan: Scan, at: number): number | null {
  const fold = scan.fold(at);
  if (!(HAVING.has(fold) || WHOSE.has(fold)) || !isOfCompanies(scan, at)) return null;
  const name = Math.max(capitalsEnd(scan, at + 1), at + 2);
  const isHolder = AS.has(scan.fold(name));
  const end = behindNoise(scan, isHolder ? name + 1 : at + 1, (next) => soleOfficeAt(scan, next));
  // "Whose auditor has changed" is a change.
  const isChanged =
    end !== null && behindNoise(scan, end, (next) => scan.word(next, 'changed')) !== null;
  return isChanged ? null : end;
}

/**
 * Who runs, owns or audits the companies is neither their trade nor their name; no search here
 * knows it, so the whole piece becomes nothing.
 */
export function officeHeldAt(scan: Scan, at: number): Fragment | null {
  const held = heldEnd(scan, at);
  if (held !== null) return nothingAt(at, holderEnd(scan, held) ?? held);
  // "Revisorer ved navn Jensen" are a trade, but "direktør ved navn Jens" is a person.
  const office = scan.find(at, 'industry') ? null : officeAt(scan, at);
  const named = office === null ? null : namedEnd(scan, office);
  return named === null ? null : nothingAt(at, named);
}

import 'server-only';
import type { Effect, Fragment } from './fragment';
import { isYear } from './period';
import type { Found, Scan } from './scan';

export type Value = Found<'industry' | 'companyType' | 'status' | 'place'>;

/** Short words that are industries only before a word for companies: "el-firmaer", "it branchen". */
const NEED_COMPANY = new Set(
  'it el tag bud jord auto bus bil fly test power wood tal legal union real financial finansiel finansielle finansielt'.split(
    ' ',
  ),
);
const COMPANY =
  /^(?:virksomhed|firma|selskab|branche|compan|firm|business|sektor|sector|industr|hus|service|institu)/;

/** "Omsætning pr. virksomhed" is not about public relations. */
const isPer = ({ tokens, sentence }: Scan, at: number) =>
  tokens[at]?.fold === 'pr' && sentence[tokens[at].end] === '.';

/** What may follow the English "store" rather than the Danish one, as in "store byer". */
const AFTER_STORE = new Set(
  'i in paa on at ved near with med der som that which and og or eller chain chains owner owners'.split(
    ' ',
  ),
);

/** "store byer" are no shops. */
const isDanishStore = (scan: Scan, at: number, found: Value | null) =>
  scan.fold(at) === 'store' &&
  found?.next === at + 1 &&
  at + 1 < scan.length &&
  !AFTER_STORE.has(scan.fold(at + 1));

export function valueAt(scan: Scan, at: number): Value | null {
  const found = scan.find(at, 'industry', 'companyType', 'status', 'place');
  const token = scan.tokens[at];
  // "In the region" and "the regions' hospitals" are no legal form; publicBodiesAt reads "regions".
  if (found?.meaning.is === 'companyType' && found.next === at + 1 && /^region/.test(scan.fold(at)))
    return null;
  if (isDanishStore(scan, at, found)) return null;
  if (found?.meaning.is === 'industry' && (scan.isInName(at) || isPer(scan, at))) return null;
  if (!found || !token || found.next > at + 1 || !NEED_COMPANY.has(token.fold)) return found;
  const isWritten = token.fold === 'it' && token.text === 'IT';
  return isWritten || COMPANY.test(scan.fold(at + 1)) ? found : null;
}

export function effectOf({ meaning }: Value, negative: boolean, joined: boolean): Effect {
  const { values } = meaning;
  if (meaning.is === 'place') return { put: 'place', values, negative, joined };
  if (meaning.is === 'industry') {
    return { put: 'trade', values, sectors: meaning.sectors, negative, joined };
  }
  return { put: 'list', field: meaning.is, values, negative };
}

export const JOINING = ['and', 'or'] as const;

/** Whether the fragment at a position is joined with the value before it: "Aarhus og Odense". */
export function isJoined(scan: Scan, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) {
    if (scan.word(before, ...JOINING) !== null) return true;
    if (!scan.isNoise(before)) return false;
  }
  return false;
}

export function valueFragment(scan: Scan, at: number): Fragment | null {
  const value = valueAt(scan, at);
  return (
    value && { from: at, to: value.next, effects: [effectOf(value, false, isJoined(scan, at))] }
  );
}

/** "med telefon og e-mail", "uden telefon", "ikke reklamebeskyttet", "ingen ansatte" */
export function contactAt(scan: Scan, at: number): Fragment | null {
  // "listed by revenue" does not mean listed companies.
  if (scan.word(at, 'sortBy', 'alphabetical') !== null) return null;
  const not = scan.word(at, 'notOnly') === null ? scan.word(at, 'not') : null;
  // "uden revision" is a flag of its own.
  const whole = saidAt(scan, at);
  const start = whole || not === null ? at : scan.skip(not, 2);
  const found = whole ?? saidAt(scan, start);
  if (!found) return not === null ? null : nothingOf(scan, at, start);
  const effects = [saidEffect(found, whole !== null || not === null)];
  let next = found.next;
  for (;;) {
    const or = scan.word(next, 'or');
    const joined = or ?? scan.word(next, 'and');
    const start = joined === null ? at : scan.skip(joined, 2);
    const more = joined === null ? null : saidAt(scan, start);
    // "Ikke reklamebeskyttet og har telefon": what is wanted again begins with its own verb.
    const isWanted = not !== null && or === null && hasHaving(scan, next, start);
    if (!more || isWanted) return { from: at, to: next, effects };
    next = more.next;
    const areOpinions = [found, more].every(({ meaning }) => meaning.is === 'opinion');
    // "A or B" is no filter, but of opinions; "neither A nor B" is two.
    if (or !== null && not === null && !areOpinions)
      return { from: at, to: next, effects: [{ put: 'nothing' }] };
    effects.push(saidEffect(more, not === null));
  }
}

type Said = Found<'contact' | 'opinion'>;

const saidAt = (scan: Scan, at: number): Said | null => scan.find(at, 'contact', 'opinion');

/** "Without a qualified opinion" means a clean one; no filter leaves out one of the graver kinds. */
export function saidEffect({ meaning }: Said, value: boolean): Effect {
  if (meaning.is === 'contact') return { put: 'flag', field: meaning.contact, value };
  const { opinions } = meaning;
  if (opinions.length === 0) return { put: 'flag', field: 'modifiedOpinion', value: !value };
  if (value) return { put: 'opinions', opinions };
  const isClean = opinions.includes('QUALIFIED');
  return isClean ? { put: 'flag', field: 'modifiedOpinion', value } : { put: 'nothing' };
}

function nothingOf(scan: Scan, at: number, start: number): Fragment | null {
  const found = scan.find(start, 'field');
  const field = found?.meaning.field;
  if (!found || scan.word(at, 'notOnly') !== null) return null;
  if (field === 'loss') {
    const effect: Effect = { put: 'range', field: 'profit', ranges: [{ min: 0 }] };
    return { from: at, to: found.next, effects: [effect] };
  }
  if (field !== 'employees' && field !== 'profit') return null;
  return { from: at, to: found.next, effects: [{ put: 'range', field, ranges: [{ max: 0 }] }] };
}

export const HAVING = new Set('med with har has have having'.split(' '));
const BEING = new Set('er are is'.split(' '));

const hasHaving = (scan: Scan, from: number, to: number): boolean =>
  scan.tokens.slice(from, to).some(({ fold }) => HAVING.has(fold) || BEING.has(fold));

/** What is done with accounts, folded. */
const FILED = new Set(
  'indsendt indleveret afleveret aflagt offentliggjort filed submitted published'.split(' '),
);

/** "Regnskab for 2021" is none before 2021. */
const yearBehind = (scan: Scan, end: number) =>
  OF_YEAR.has(scan.fold(end)) && isYear(scan.tokens[end + 1]?.text) ? end + 2 : end;
const OF_YEAR = new Set('for i fra of in from'.split(' '));

/**
 * "med regnskab", "without accounts", "har ikke indsendt regnskab": not a trade, and the search
 * cannot filter by it.
 */
export function accountsAt(scan: Scan, at: number): Fragment | null {
  const not = scan.word(at, 'not');
  const start = not ?? (HAVING.has(scan.fold(at)) ? at + 1 : null);
  if (start === null) return null;
  const verb = scan.skip(scan.word(start, 'not') ?? start, 2);
  const behind = FILED.has(scan.fold(verb)) ? scan.skip(verb + 1, 2) : verb;
  const end = scan.word(behind, 'accounts');
  return end === null
    ? null
    : { from: at, to: yearBehind(scan, end), effects: [{ put: 'nothing' }] };
}

import 'server-only';
import { MOST_YEARS, partsOf, runOf } from '@/lib/search-index/choices';
import { type Effect, type Fragment, nothingAt } from './fragment';
import { growthAt } from './growth';
import { amountAt } from './numbers';
import { isYear } from './period';
import type { Scan } from './scan';
import { asSign } from './signs';
import { signAt, trendAt } from './trends';

type Years = { years: number; to: number };

/** Words that say of a stretch of years that each of them is meant, and those that stand beside. */
const EACH = new Set('hver hvert every each alle all throughout'.split(' '));
const LAST = new Set('sidste seneste forloebne foregaaende last past latest previous'.split(' '));
const BESIDE = new Set('i in for over of af de den det the mindst at least aar year'.split(' '));
const AT_LEAST = new Set('mindst at least'.split(' '));
const LONGEST_LEAD = 6;
/** Words that alone before years mean each of them, and words behind that say when, or an age. */
const THROUGH = new Set('i for'.split(' '));
const OF_AGE = new Set('siden ago gammel gammelt gamle old of age'.split(' '));

/** The end of a word for years; "årlige underskud" are those of years. */
function yearsEnd(scan: Scan, at: number): number | null {
  const next = OF_ACCOUNTS.has(scan.fold(at)) ? at + 1 : at;
  return OF_YEARS.has(scan.fold(at)) ? at + 1 : scan.word(next, 'year');
}

const OF_ACCOUNTS = new Set('financial fiscal accounting'.split(' '));
const OF_YEARS = new Set('regnskabsaar aars annual yearly aarlige'.split(' '));

/** "tre år i træk", "three consecutive years", "the third year in a row" */
function inARowAt(scan: Scan, at: number): Years | null {
  const several = scan.word(at, 'several');
  const amount = several === null ? amountAt(scan, at) : { value: 2, next: several };
  if (amount === null) return null;
  const before = scan.word(amount.next, 'consecutive');
  const start = before ?? amount.next;
  const years = yearsEnd(scan, start) ?? scan.word(start, 'accounts') ?? start;
  const to = scan.word(years, 'inARow') ?? (before !== null && years > before ? years : null);
  return to === null ? null : { years: amount.value, to };
}

/** "to" is a number before years; elsewhere it is English. */
function countAt(scan: Scan, at: number): { value: number; next: number } | null {
  const isTwo = scan.tokens[at]?.fold === 'to' && yearsEnd(scan, at + 1) !== null;
  return isTwo ? { value: 2, next: at + 1 } : amountAt(scan, at);
}

/** "hvert år i tre år", "i hvert af de sidste tre år", "the last three years", "for three years" */
function stretchAt(scan: Scan, at: number): Years | null {
  const folds = scan.tokens.slice(at, at + LONGEST_LEAD).map(({ fold }) => fold);
  const end = folds.findIndex((fold) => !EACH.has(fold) && !LAST.has(fold) && !BESIDE.has(fold));
  if (end < 0) return null;
  const row = inARowAt(scan, at + end);
  if (row) return row;
  const several = end > 0 ? scan.word(at + end, 'several') : null;
  const counted = end > 0 ? countAt(scan, at + end) : null;
  const amount = several === null ? counted : { value: 2, next: several };
  const years = amount && yearsEnd(scan, amount.next);
  if (!amount || years === null || OF_AGE.has(scan.fold(years))) return null;
  const lead = folds.slice(0, end).filter((fold) => !AT_LEAST.has(fold));
  const isEach = lead.some((fold) => EACH.has(fold) || LAST.has(fold));
  const isMeant = isEach || (lead.length === 1 && THROUGH.has(lead[0] ?? ''));
  return isMeant ? { years: amount.value, to: years } : null;
}

/** The same for years in a row; null for what no filter can say. */
function runEffect(effect: Effect | undefined, years: number): Effect | null {
  if (!Number.isInteger(years) || years < 2 || years > MOST_YEARS) return null;
  const inAnyCurrency = effect && asSign(effect);
  if (inAnyCurrency?.put !== 'trend') return null;
  const runs = inAnyCurrency.trends.map((trend) => runOf(partsOf(trend).run, years));
  return { put: 'trend', trends: runs };
}

/** Words between those of EACH and "år": "hvert eneste år". */
const SINGLE = new Set('eneste enkelt single'.split(' '));

/** "hvert år siden 2018" is no founding. */
export const followsEachYear = (scan: Scan, at: number) =>
  [at - 3, at - 2].some((start) => eachYearEnd(scan, start) === at);

/** The end of "hvert år", "every single year"; the position itself without them. */
function eachYearEnd(scan: Scan, at: number): number {
  const start = BESIDE.has(scan.fold(at)) ? at + 1 : at;
  if (!EACH.has(scan.fold(start))) return at;
  return yearsEnd(scan, SINGLE.has(scan.fold(start + 1)) ? start + 2 : start + 1) ?? at;
}

/** The month in which the accounts of the last calendar year are due. */
const DUE = 7;

/** "hvert år siden 2018": up to the newest year whose accounts are due by the day of the register. */
function sinceAt(scan: Scan, at: number, isGrowth: boolean): Years | null {
  const each = eachYearEnd(scan, at);
  const since = each === at ? null : scan.word(each, 'since', 'from');
  const year = since === null ? '' : scan.tokens[since]?.text;
  if (since === null || !isYear(year)) return null;
  const { today } = scan.lexicon.tables;
  const newest = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < DUE ? 2 : 1);
  // What has grown since a year was higher in the next one.
  return { years: newest - Number(year) + (isGrowth ? 0 : 1), to: since + 1 };
}

/** A piece together with the years behind it, if it has any: "underskud to år i træk". */
export function withYears(scan: Scan, read: Fragment): Fragment {
  const isGrowth = read.effects[0]?.put === 'trend';
  const since = sinceAt(scan, read.to, isGrowth);
  const behind = since ?? stretchAt(scan, read.to);
  const [effect, ...more] = read.effects;
  if (!effect || more.length > 0) return read;
  const alone = { ...read, effects: [asSign(effect)] };
  if (!behind) return alone;
  const isNewest = since?.years === 1 && runEffect(effect, MOST_YEARS) !== null;
  const run = isNewest ? alone.effects[0] : runEffect(effect, behind.years);
  return run ? { ...read, to: behind.to, effects: [run] } : alone;
}

/** "tre års underskud i træk", "two losses in a row" */
function aroundAt(scan: Scan, at: number): Fragment | null {
  const amount = amountAt(scan, at);
  if (!amount) return null;
  const before = scan.word(amount.next, 'consecutive');
  const start = before ?? amount.next;
  const read = pieceAt(scan, yearsEnd(scan, start) ?? start);
  const to = read && (before === null ? scan.word(read.to, 'inARow') : read.to);
  const run = read && runEffect(read.effects[0], amount.value);
  return to && run ? { from: at, to, effects: [run] } : null;
}

const pieceAt = (scan: Scan, at: number) =>
  trendAt(scan, at) ?? signAt(scan, at) ?? growthAt(scan, at);

const OF = new Set('med with of af i in hvor where haft har had'.split(' '));

/** "to år i træk med underskud"; years in a row of anything else are no filter. */
export function yearsInARowAt(scan: Scan, at: number): Fragment | null {
  const row = inARowAt(scan, at);
  if (!row) return aroundAt(scan, at);
  const start = OF.has(scan.fold(row.to)) ? scan.skip(row.to + 1, 1) : row.to;
  const read = pieceAt(scan, start);
  const run = read && runEffect(read.effects[0], row.years);
  if (run) return { ...read, from: at, effects: [run] };
  return nothingAt(at, row.to);
}

import 'server-only';
import { areCompanies, areCompaniesBehind } from './companies';
import type { Effect, Fragment } from './fragment';
import { spanAt } from './number-spans';
import { quantityAt } from './quantities';
import type { Scan } from './scan';

/** Words between companies and their growth: "virksomheder, der er i vækst". */
const BETWEEN = new Set(
  ', der som er har i med en that which who are is have has had with in a'.split(' '),
);
/** Words with which a clause about companies begins, wherever those are: "… i Aarhus, der er". */
const CLAUSE = new Set(
  'der som er har med i that which who are is have has had with in'.split(' '),
);

const WITH = new Set(['med', 'with']);
const PARTICIPLE = /(?:ende|ing)$/;

/** "Growing fast" */
const FAST = new Set('fast quickly rapidly hurtigt kraftigt staerkt'.split(' '));
const fastEnd = ({ tokens }: Scan, next: number) =>
  FAST.has(tokens[next]?.fold ?? '') ? next + 1 : next;

/**
 * The end of the words for the year before, which every trend compares with: "vokset det sidste
 * år", "fell compared to last year". Other periods are none of it.
 */
export function throughLastYear(scan: Scan, next: number): number {
  const start = scan.word(next, 'comparedTo') ?? next;
  for (const at of [start, scan.skip(start, 1), scan.skip(start, 2)]) {
    const last = scan.word(at, 'last');
    const end = scan.word(at, 'lastYear') ?? (last === null ? null : scan.word(last, 'year'));
    if (end !== null) return end;
  }
  return next;
}

/**
 * "voksende virksomheder", "companies in decline": without a figure the gross profit is meant, which
 * also those report that keep their revenue to themselves.
 */
export function growthAt(scan: Scan, at: number): Fragment | null {
  const growthCompany = scan.word(at, 'growthCompany');
  const way = growthCompany === null ? scan.find(at, 'trend') : null;
  if (growthCompany === null && (!way || way.meaning.of)) return null;
  const next = fastEnd(scan, growthCompany ?? way?.next ?? at);
  if (way && !isBeforeCompanies(scan, way.next) && !isOfCompanies(scan, at, way.next)) return null;
  const up = way?.meaning.up ?? true;
  const effect: Effect = { put: 'trend', trends: [up ? 'grossProfitUp' : 'grossProfitDown'] };
  return { from: at, to: throughLastYear(scan, next), effects: [effect], as: 'grossProfit' };
}

/** "Growing companies", "growing and profitable companies" */
function isBeforeCompanies(scan: Scan, next: number): boolean {
  const and = scan.word(next, 'and');
  const sign = and === null ? null : scan.find(and, 'sign');
  return areCompaniesBehind(scan, sign?.next ?? next);
}

/** The start of a percentage that ends at a position: "over 20 % vækst". */
function shareBefore(scan: Scan, at: number): number | null {
  const starts = [at - 5, at - 4, at - 3, at - 2].filter((start) => start >= 0);
  const isShare = (start: number) => {
    const span = spanAt(scan, start);
    return span?.foreign === 'share' && span.next === at;
  };
  return starts.find(isShare) ?? null;
}

const isShareBehind = (scan: Scan, at: number) =>
  [at, scan.skip(at, 2)].some((start) => spanAt(scan, start)?.foreign === 'share');

/** Whether some figure before a position has no amount: the growth may be of that figure. */
export function isOfFigureBefore(scan: Scan, at: number): boolean {
  let from = 0;
  while (from < at) {
    const read = quantityAt(scan, from);
    if (!read && scan.find(from, 'field')) return true;
    from = Math.max(read?.to ?? 0, from + 1);
  }
  return false;
}

function isOfCompanies(scan: Scan, at: number, next: number): boolean {
  const share = shareBefore(scan, at);
  let before = (share ?? at) - 1;
  let isClause = false;
  while (BETWEEN.has(scan.fold(before))) {
    isClause ||= CLAUSE.has(scan.fold(before));
    before -= 1;
  }
  // "Vækst og overskud" is growth, and a profit.
  const isOfNext = scan.word(next, 'and') === null && scan.find(scan.skip(next, 2), 'field');
  if (isOfNext) return false;
  // "With rising debt": what rises is none of the figures.
  const isOfThing = WITH.has(scan.fold(at - 1)) && PARTICIPLE.test(scan.fold(next - 1));
  if (isOfThing && isWord(scan, next)) return false;
  const isOfShare = share !== null || isShareBehind(scan, next);
  // "Companies growing potatoes" is not about growth.
  const isSaid = before < at - 1 || isOfShare || !isWord(scan, fastEnd(scan, next));
  if (before >= 0 && areCompanies(scan, before)) return isSaid;
  if (isOfFigureBefore(scan, share ?? at)) return false;
  return (isOfShare && before < 0) || (isClause && hasCompanies(scan, before));
}

const hasCompanies = (scan: Scan, before: number) =>
  scan.tokens.some((_, at) => at <= before && areCompanies(scan, at));

/** Whether a token is a word, but neither noise nor a comparison. */
const isWord = (scan: Scan, at: number) =>
  scan.tokens[at]?.kind === 'word' && !scan.isNoise(at) && scan.find(at, 'compare') === null;

import 'server-only';
import type { NumberRange, Trend } from '@/lib/search/types';
import type { GrowthFilter } from '@/lib/search-index/percent-filters';
import { type Effect, type Fragment, fragmentFrom } from './fragment';
import { growthAt, isOfFigureBefore, throughLastYear } from './growth';
import { percentRange, type Span, spanAt } from './number-spans';
import { quantityAt } from './quantities';
import type { Scan } from './scan';
import { fieldsAt, trendAt, trendOf } from './trends';
import type { AmountField } from './words/fields';

/** The figures whose growth is searched for in per cent. */
const GROWTHS: Partial<Record<string, GrowthFilter>> = {
  revenue: 'revenueGrowth',
  grossProfit: 'grossProfitGrowth',
  employees: 'employeesGrowth',
};

/** `isUnnamed`: of no figure that is named, so the gross profit is meant. */
type Change = { growths: GrowthFilter[]; up: boolean; to: number; isUnnamed?: boolean };

/** Null where the growth of one of the figures is not searched for in per cent. */
function growthsOf(trends: readonly (Trend | null)[]): GrowthFilter[] | null {
  const growths = trends.flatMap((trend) => GROWTHS[trend?.replace(/(Up|Down)$/, '') ?? ''] ?? []);
  return growths.length === trends.length ? growths : null;
}

/** A change without its size: "omsætning der er steget", "voksende virksomheder". */
function changeAt(scan: Scan, at: number): Change | null {
  const read = growthAt(scan, at) ?? trendAt(scan, at);
  const [effect, ...more] = read?.effects ?? [];
  if (!read || effect?.put !== 'trend' || more.length > 0) return null;
  const growths = growthsOf(effect.trends);
  const up = effect.trends[0]?.endsWith('Up') === true;
  return growths && { growths, up, to: read.to, isUnnamed: read.as === 'grossProfit' };
}

/** "… og vækst": beside a share it needs no companies, and is of the gross profit. */
function bareChangeAt(scan: Scan, at: number): Change | null {
  const way = scan.find(at, 'trend');
  if (!way || way.meaning.of || isOfFigureBefore(scan, at)) return null;
  return { growths: ['grossProfitGrowth'], up: way.meaning.up, to: way.next, isUnnamed: true };
}

/** "20 % flere ansatte", "10% fewer employees" */
function moreAt(scan: Scan, at: number): Change | null {
  const more = scan.word(at, 'more');
  const start = more ?? scan.word(at, 'fewer');
  const named = start === null ? null : fieldsAt(scan, start);
  const growths = named && growthsOf(named.fields.map((field) => trendOf(field, true)));
  if (!named || !growths) return null;
  const than = scan.word(named.next, 'than');
  return { growths, up: more !== null, to: than ?? named.next };
}

const OF = new Set('i in af of paa'.split(' '));

/** "tocifret vækst" */
const DOUBLE_DIGIT: Omit<Span, 'next'> = {
  low: { value: 10, strict: false },
  money: false,
  foreign: 'share',
  bare: false,
  scale: 1,
  compared: true,
};

/** "… 20 % i omsætningen": the figure behind a share, unless it has an amount of its own. */
function figureBehind(scan: Scan, next: number): { field: AmountField; next: number } | null {
  if (!OF.has(scan.fold(next))) return null;
  const at = scan.skip(next + 1, 1);
  const found = scan.find(at, 'field');
  if (!found || quantityAt(scan, at)) return null;
  return { field: found.meaning.field, next: found.next };
}

function shareAt(scan: Scan, at: number): Span | null {
  const digits = scan.word(at, 'doubleDigit');
  if (digits !== null) return { ...DOUBLE_DIGIT, next: digits };
  const span = spanAt(scan, at);
  return span?.foreign === 'share' ? span : null;
}

/** "vækst over 20 %", "grown by 10-20% in revenue" */
function withShareBehind(scan: Scan, at: number): Fragment | null {
  const change = changeAt(scan, at) ?? bareChangeAt(scan, at);
  if (!change) return null;
  const starts = [change.to, scan.skip(change.to, 1), scan.skip(change.to, 2)];
  const span = starts.map((start) => shareAt(scan, start)).find((found) => found !== null);
  if (!span) return null;
  const figure = change.isUnnamed ? figureBehind(scan, span.next) : null;
  if (!figure) return grown(scan, at, { ...change, to: span.next }, span);
  const growths = growthsOf([trendOf(figure.field, true)]);
  return growths && grown(scan, at, { growths, up: change.up, to: figure.next }, span);
}

/** "over 20 % vækst i omsætningen", "20 % flere ansatte" */
function withShareBefore(scan: Scan, at: number): Fragment | null {
  const span = shareAt(scan, at);
  if (!span) return null;
  const start = scan.skip(span.next, 1);
  const change = changeAt(scan, start) ?? moreAt(scan, start) ?? bareChangeAt(scan, start);
  return change && grown(scan, at, change, span);
}

const grown = (scan: Scan, from: number, change: Change, span: Span): Fragment => ({
  from,
  to: scan.word(change.to, 'perYear') ?? throughLastYear(scan, change.to),
  effects: effectsOf(change.growths, rangeOf(span, change.up)),
});

const effectsOf = (growths: readonly GrowthFilter[], range: NumberRange): Effect[] =>
  growths.map((field) => ({ put: 'range', field, ranges: [range] }));

/** A fall is negative, and what grew by less than a share still grew. */
function rangeOf(span: Span, up: boolean): NumberRange {
  const { min = 0, max } = percentRange(span);
  if (up) return { min, ...(max !== undefined && { max }) };
  return { ...(max !== undefined && { min: -max + 0 }), max: -min + 0 };
}

const MULTIPLIED = { doubled: { min: 100 }, tripled: { min: 200 }, halved: { max: -50 } };

const COUNT = new Set('antallet antal number of af deres sine their its'.split(' '));

/** The figure behind a verb: "fordoblet antallet af ansatte". */
function figureOf(scan: Scan, verb: number) {
  let at = verb;
  while (at < verb + 4 && (scan.isNoise(at) || COUNT.has(scan.fold(at)))) {
    if (scan.find(at, 'field')) break;
    at += 1;
  }
  return scan.find(at, 'field');
}

/** "fordoblet omsætningen", "employees that halved" */
function multipliedAt(scan: Scan, at: number): Fragment | null {
  const before = scan.find(at, 'field');
  const start = before ? scan.skip(before.next) : at;
  for (const [word, range] of Object.entries(MULTIPLIED)) {
    const verb = scan.word(start, word);
    if (verb === null) continue;
    const named = before ?? figureOf(scan, verb);
    const growths = named && growthsOf([trendOf(named.meaning.field, true)]);
    if (!named) return null;
    const to = throughLastYear(scan, before ? verb : named.next);
    if (!growths) return fragmentFrom(at, to, { put: 'nothing', why: 'growthOf' });
    return { from: at, to, effects: effectsOf(growths, range) };
  }
  return null;
}

/** Growth by so many per cent: "omsætning steget over 20 %", "fordoblet antal ansatte". */
export function growthShareAt(scan: Scan, at: number): Fragment | null {
  return withShareBehind(scan, at) ?? withShareBefore(scan, at) ?? multipliedAt(scan, at);
}

import 'server-only';
import { entriesOf } from '@/lib/entries';
import { type Fragment, fragmentFrom } from './fragment';
import { throughLastYear } from './growth';
import { spanAt } from './number-spans';
import { ratioAt } from './ratios';
import type { Scan } from './scan';
import { figuresNotHeld } from './words/not-held';

type Figure = keyof typeof figuresNotHeld;
const FIGURES = entriesOf(figuresNotHeld).map(([figure]) => figure);

type Named = { figure: Figure; next: number };

/** Words between a figure and its size, or its change. */
const BETWEEN = new Set(
  'paa er of is at med with som der that which was var are var har has have ligger being'.split(
    ' ',
  ),
);
const BEHIND = new Set('i in af of'.split(' '));
const HAVING = new Set('med uden har with without having has have'.split(' '));
const DEGREES = new Set(
  'hoj hoje hojt lav lave lavt stor store stort lille sma god gode godt darlig darlige staerk svag sund high low large big small good bad strong weak healthy heavy little much significant'.split(
    ' ',
  ),
);

/** A figure by its name, unless a trade is named: "debt collectors". */
function namedAt(scan: Scan, at: number): Named | null {
  const named = FIGURES.flatMap((figure) => {
    const next = scan.word(at, figure);
    return next === null ? [] : [{ figure, next }];
  }).toSorted((one, other) => other.next - one.next)[0];
  if (!named) return null;
  const isTrade = (scan.find(at, 'industry', 'contact')?.next ?? 0) >= named.next;
  // "EBIT margin" is held.
  const isRatio = (ratioAt(scan, at)?.next ?? 0) > named.next;
  return isTrade || isRatio ? null : named;
}

/** The end of words before a figure that are a condition on it: "highest", "negative", "over 20 %". */
function conditionBefore(scan: Scan, at: number): number | null {
  const size = spanAt(scan, at);
  if (size) return scan.skip(size.next, 1 + Number(BEHIND.has(scan.fold(size.next))));
  const order = scan.word(at, 'sortBy', 'by');
  if (order !== null) return conditionBefore(scan, scan.skip(order, 2)) ?? scan.skip(order, 2);
  const trend = scan.find(at, 'trend', 'extreme');
  if (trend) return scan.skip(trend.next, 2);
  const sign = scan.word(at, 'positive', 'negative', 'more', 'fewer', 'doubleDigit', 'not');
  return sign ?? (DEGREES.has(scan.fold(at)) ? at + 1 : null);
}

/** The end of words behind a figure that are a condition on it: "over 20 %", "has fallen by 5 %". */
function conditionBehind(scan: Scan, at: number): number | null {
  let start = at;
  while (start < at + 3 && BETWEEN.has(scan.fold(start)) && !spanAt(scan, start)) start += 1;
  const sign = scan.word(start, 'positive', 'negative');
  const trend = sign === null ? scan.find(start, 'trend')?.next : undefined;
  const changed = trend === undefined ? (sign ?? start) : throughLastYear(scan, trend);
  const by = scan.skip(changed, 1);
  const size = spanAt(scan, changed) ?? spanAt(scan, by);
  const end = size?.next ?? (changed > start ? changed : null);
  return end === null ? null : throughLastYear(scan, end);
}

/**
 * "nettomargin over 20 %", "the largest EBIT", "debt above 5 million": no filter has the figure,
 * and its size is that of no other one.
 */
export function figureNotHeldAt(scan: Scan, at: number): Fragment | null {
  const before = conditionBefore(scan, at);
  const start = before ?? at;
  const named = namedAt(scan, start);
  if (!named) return null;
  const behind = conditionBehind(scan, named.next);
  const isSaid = before !== null || behind !== null || HAVING.has(scan.fold(at - 1));
  // Words such as "debt" alone may be part of something else.
  if (named.figure === 'otherFigure' && !isSaid) return null;
  return fragmentFrom(at, behind ?? named.next, { put: 'nothing', why: named.figure });
}

/** "falling profit margin", "soliditeten er steget": filters know its height alone. */
export function ratioChangeAt(scan: Scan, at: number): Fragment | null {
  const before = scan.find(at, 'trend');
  const start = before ? scan.skip(before.next, 2) : at;
  const ratio = ratioAt(scan, start);
  if (!ratio) return null;
  const after = before ? null : scan.find(scan.skip(ratio.next, 3), 'trend');
  if (!before && !after) return null;
  const end = throughLastYear(scan, after?.next ?? ratio.next);
  const size = spanAt(scan, end) ?? spanAt(scan, scan.skip(end, 1));
  return fragmentFrom(at, size?.next ?? end, { put: 'nothing', why: 'ratioChange' });
}

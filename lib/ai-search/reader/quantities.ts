import 'server-only';
import type { NumberFilterName } from '@/lib/search/filter-kinds';
import { asLoss, intersection, isEmpty, KRONE } from '@/lib/search/number-ranges';
import type { NumberRange } from '@/lib/search/types';
import type { Effect, Fragment } from './fragment';
import {
  LEAST_KRONER,
  type Span,
  spanAt,
  spanOf,
  withEnding,
  withSharedScale,
} from './number-spans';
import { isYear } from './period';
import type { Scan } from './scan';
import type { AmountField } from './words/fields';

export const COUNTS: ReadonlySet<AmountField> = new Set(['employees', 'locations']);
export const rangeFieldOf = (field: AmountField): NumberFilterName =>
  field === 'result' || field === 'loss' ? 'profit' : field;

/** "5 mio" for an amount means roughly that, unless it is given to the krone. */
function roundedOf(field: AmountField | undefined, span: Span): Span {
  const value = span.low?.value ?? 0;
  const isRound = Math.abs(value) >= LEAST_KRONER && Number(value.toPrecision(3)) === value;
  const isSum = field !== undefined && !COUNTS.has(field) && !span.compared;
  if (!isSum || !isRound || value !== span.high?.value) return span;
  const { low, high, about } = spanOf('about', { ...span, value, scale: 1 });
  return { ...span, low, high, about };
}

const FILL_BEFORE = new Set(
  'paa of er is at for med with ligger lies som der that was var en et a an are mellem ='.split(
    ' ',
  ),
);
const FILL_AFTER = new Set(
  'i in af of worth samlet total annual aarlig aarligt aarlige registrerede registered'.split(' '),
);

function fill(scan: Scan, at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (words.has(scan.fold(next)) && next < at + 3) {
    // "mellem" and "en halv" are part of the number.
    if (spanAt(scan, next)) break;
    next += 1;
  }
  return next;
}

/** Whether one is a least and the other a most. */
const isOpposite = (first: Span, { low, high }: Span): boolean =>
  first.low === undefined ? high === undefined : first.high === undefined && low === undefined;

/** "1 eller 2 ansatte" */
const areTwo = (first: Span, second: Span): boolean =>
  !first.compared && (first.low?.value ?? 0) < (second.low?.value ?? 0);

/** A second bound: "over 50 og under 200 ansatte", "min. 5 max. 10 ansatte". */
function alsoAt(scan: Scan, at: number, first: Span): { span: Span; or: boolean } | null {
  const and = scan.word(at, 'and');
  const or = scan.word(at, 'or');
  const start = and ?? or;
  const span = spanAt(scan, start ?? at);
  // "Over 10 ansatte og under 5 år gamle" has no second bound.
  if (!span || scan.word(span.next, 'year', 'month', 'kilometre') !== null) return null;
  const isSecond = start === null ? isOpposite(first, span) : or !== null && areTwo(first, span);
  return (span.compared && start !== null) || isSecond ? { span, or: or !== null } : null;
}

type Named = { field: AmountField; next: number };

/** The field after a number, unless a different one came before it. */
function fieldBehind(scan: Scan, at: number, known?: AmountField): Named | null {
  const found = scan.find(fill(scan, at, FILL_AFTER), 'field');
  if (!found) return null;
  const { field } = found.meaning;
  const fits = known === undefined || rangeFieldOf(field) === rangeFieldOf(known);
  return fits ? { field, next: found.next } : null;
}

const SHOPS = new Set('butikker forretninger shops stores'.split(' '));

/** "over 10 butikker" are production units; "5 butikker" are companies. */
const shopsBehind = (scan: Scan, { compared, next }: Span): Named | null =>
  compared && SHOPS.has(scan.fold(next)) ? { field: 'locations', next: next + 1 } : null;

/** "omsætning", or "tjener" and "taber" before a number. */
function fieldAt(scan: Scan, at: number): Named | null {
  const found = scan.find(at, 'field');
  if (found) return { field: found.meaning.field, next: found.next };
  const earns = scan.word(at, 'earns');
  if (earns !== null) return { field: 'profit', next: earns };
  const loses = scan.word(at, 'loses');
  return loses === null ? null : { field: 'loss', next: loses };
}

/** Nobody counts in millions. */
const MOST_SCALE = 1_000;

/** "Underskud to år i træk": the number is not one of the figure. */
const isOfYears = (scan: Scan, { field }: Named, { next }: Span) =>
  !COUNTS.has(field) && scan.word(next, 'year', 'consecutive') !== null;

/** "overskud 2023", "profit for 2022": a financial year, which is no filter, and not an amount. */
function isOfYear(scan: Scan, { field, next }: Named, start: number, { bare }: Span): boolean {
  const isBehind = start === next || scan.tokens[start - 1]?.fold === 'for';
  return bare && isBehind && !COUNTS.has(field) && isYear(scan.tokens[start]?.text);
}

/** A number with its comparison and its field: "omsætning på over 2 mio. kr.". */
export function quantityAt(scan: Scan, at: number): Fragment | null {
  const before = fieldAt(scan, at);
  const start = before ? fill(scan, before.next, FILL_BEFORE) : at;
  const first = spanAt(scan, start);
  if (!first) return null;
  if (before && (isOfYear(scan, before, start, first) || isOfYears(scan, before, first)))
    return null;
  const behind = fieldBehind(scan, first.next, before?.field) ?? shopsBehind(scan, first);
  const field = before?.field ?? behind?.field;
  // "100 ansatte eller flere"
  const ended = behind ? withEnding(scan, first, behind.next) : first;
  const read = withSecond(scan, ended, behind?.next ?? first.next, field);
  const named = field ?? read.field;
  if (named === undefined && !first.money && !first.compared) return null;
  const spans = read.spans.map((span) => roundedOf(named, span));
  const effect = effectOf(named, spans, read.or);
  const about = spans.some((span) => span.about) && ({ as: 'about' } as const);
  return { from: at, to: read.next, effects: [effect], ...about };
}

type Spans = { spans: Span[]; or: boolean; next: number; field?: AmountField };

/**
 * "over 50 og under 200 ansatte"; a second number with a different field is a fragment of its own.
 */
function withSecond(scan: Scan, first: Span, next: number, field?: AmountField): Spans {
  const alone = { spans: [first], or: false, next: Math.max(next, first.next) };
  const also = alsoAt(scan, alone.next, first);
  // "i 2021 og over 10 ansatte": a number without a comparison takes no second bound.
  if (!also || !(first.compared || also.or)) return alone;
  const behind = fieldBehind(scan, also.span.next, field);
  const foreign = scan.find(fill(scan, also.span.next, FILL_AFTER), 'field') && !behind;
  // "Over 20 % and more than 10 employees": the percentage is of something else.
  const isOther = field === undefined && first.foreign !== also.span.foreign;
  const named = field ?? behind?.field;
  if (foreign || isOther) return alone;
  const isCount = named !== undefined && COUNTS.has(named);
  // "Over 10 ansatte og under 50 mio.": the sum is of a figure that is not named.
  if (isCount && !behind && also.span.scale > MOST_SCALE) return alone;
  const end = behind?.next ?? also.span.next;
  const spans = isCount ? [first, also.span] : withSharedScale(first, also.span);
  return { spans, or: also.or, next: end, field: behind?.field };
}

function effectOf(field: AmountField | undefined, spans: readonly Span[], or: boolean): Effect {
  const foreign = spans.find((span) => span.foreign)?.foreign;
  if (foreign) return { put: 'nothing', why: foreign };
  if (field === undefined) return { put: 'nothing' };
  const isCount = COUNTS.has(field);
  const values = spans.flatMap(({ low, high }) => [low, high].flatMap((end) => end?.value ?? []));
  const noCount = spans.some(({ money }) => money) || values.some((value) => value < 0);
  if (isCount && noCount) return { put: 'nothing' };
  const lacksUnit = (span: Span) =>
    span.bare && values.some((value) => value !== 0 && Math.abs(value) < LEAST_KRONER);
  if (!isCount && spans.some(lacksUnit)) return { put: 'nothing', why: 'unit' };
  const ranges = spans.map((span) => rangeOf(field, span, isCount));
  const all = or ? ranges : [intersection(ranges)];
  if (all.some(isEmpty)) return { put: 'nothing', why: 'contradiction' };
  return { put: 'range', field: rangeFieldOf(field), ranges: all };
}

const inThousands = (kroner: number) => Math.round(kroner) / 1_000;

/** "underskud på -5 mio." and "underskud på 5 mio." mean the same loss. */
const sizeOf = (field: AmountField, { low, high }: Span): Pick<Span, 'low' | 'high'> => {
  const isNegative = field === 'loss' && [low, high].some((end) => end && end.value < 0);
  const turned = (end: Span['low']) => end && { ...end, value: -end.value };
  return isNegative ? { low: turned(high), high: turned(low) } : { low, high };
};

function rangeOf(field: AmountField, span: Span, isCount: boolean): NumberRange {
  const { low, high } = sizeOf(field, span);
  const step = isCount ? 1 : KRONE;
  const scaled = (value: number) => (isCount ? value : inThousands(value));
  const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
  const min = low && rounded(scaled(low.value) + (low.strict ? step : 0));
  const max = high && rounded(scaled(high.value) - (high.strict ? step : 0));
  const range = isCount
    ? {
        ...(min !== undefined && { min: Math.ceil(min) }),
        ...(max !== undefined && { max: Math.floor(max) }),
      }
    : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (field === 'loss') return asLoss(range);
  // "A profit below 100,000" is none of a company with a loss.
  const isSome = field === 'profit' && min === undefined && (max ?? 0) > 0;
  return isSome ? { min: KRONE, ...range } : range;
}

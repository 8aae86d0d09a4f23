import 'server-only';
import type { NumberRange } from '@/lib/search/types';
import { type Amount, amountAt } from './numbers';
import type { Scan } from './scan';
import type { Comparison } from './vocabulary';

type End = { value: number; strict: boolean };
export type Span = {
  low?: End;
  high?: End;
  next: number;
  money: boolean;
  foreign: Amount['foreign'];
  /** Whether the largest number has no unit. */
  bare: boolean;
  /** That of the last number; see Amount. */
  scale: number;
  compared: boolean;
  /** Set when values near the number match too. */
  about?: true;
};

/** Amounts below this many kroner must be missing their unit. */
export const LEAST_KRONER = 1_000;

export function spanOf(how: Comparison | null, amount: Amount): Omit<Span, 'next'> {
  const { value, money, foreign, scale } = amount;
  const bare = !money && scale === 1;
  const facts = { money, foreign, bare, scale, compared: how !== null };
  const end = { value, strict: how === 'over' || how === 'under' };
  if (how === 'over' || how === 'min') return { ...facts, low: end };
  if (how === 'under' || how === 'max') return { ...facts, high: end };
  if (how === 'about') {
    const [low, high] = [0.9, 1.1]
      .map((share) => ({ value: Math.round(value * share), strict: false }))
      .sort((a, b) => a.value - b.value);
    return { ...facts, low, high, about: true };
  }
  return { ...facts, low: end, high: end };
}

type Bounds = Omit<Span, 'next'>;

const sizeOf = ({ low, high, scale }: Bounds) => (low ?? high ?? { value: 0 }).value / scale;

/** A number without a unit of its own, in that of the other one. */
function withScaleOf<S extends Bounds>(first: S, other: Bounds): S {
  const isSmaller = sizeOf(first) < LEAST_KRONER || sizeOf(first) <= sizeOf(other);
  if (!first.bare || first.about || other.scale === 1 || !isSmaller) return first;
  const scaled = (end?: End) => end && { ...end, value: end.value * other.scale };
  const ends = { low: scaled(first.low), high: scaled(first.high) };
  return { ...first, ...ends, bare: false, scale: other.scale };
}

/**
 * "1,5 og 3 mia.", "2000-2500 tkr", "over 10 og under 50 mio.", "mindst 10 mio. og højst 50": the
 * scale of either number applies to both.
 */
export const withSharedScale = <S extends Bounds>(first: S, last: S): [S, S] => [
  withScaleOf(first, last),
  withScaleOf(last, first),
];

/** "between 10 and 50", "10-50", "fra 5 til 10", "ca. 10-15" */
function betweenAt(scan: Scan, at: number): Span | null {
  const between = scan.word(at, 'between');
  const compare = scan.find(at, 'compare');
  const about = compare?.meaning.how === 'about' ? compare.next : null;
  const start = between ?? scan.word(at, 'from') ?? about ?? at;
  const first = amountAt(scan, start);
  const middle = first && scan.word(first.next, ...(between === null ? ['to'] : ['and', 'to']));
  const second = middle ? amountAt(scan, middle) : null;
  if (!first || !second) return null;
  const [from, to] = withSharedScale(spanOf('min', first), spanOf('max', second));
  return {
    ...to,
    low: from.low,
    next: second.next,
    money: first.money || second.money,
    foreign: first.foreign ?? second.foreign,
    bare: to.bare && !first.money,
  };
}

/** "several hundred", "flere tusind": at least two of them. */
function severalAt(scan: Scan, at: number): Span | null {
  const start = scan.word(at, 'several');
  const amount = start === null ? null : amountAt(scan, start);
  if (!amount || start === null || scan.tokens[start]?.kind !== 'word') return null;
  const isPower = amount.value >= 100 && Number.isInteger(Math.log10(amount.value));
  return isPower
    ? { ...spanOf('min', { ...amount, value: 2 * amount.value }), next: amount.next }
    : null;
}

/** "omsætning fra 1 mio.", "fra 10 ansatte"; "fra 2010" is a year. */
function fromAt(scan: Scan, at: number): Span | null {
  const start = scan.word(at, 'from');
  const amount = start === null ? null : amountAt(scan, start);
  if (!amount) return null;
  const isSum = amount.scale > 1 || amount.money;
  const isSaid = isSum || scan.find(amount.next, 'field') !== null;
  return isSaid ? { ...spanOf('min', amount), next: amount.next } : null;
}

/** "over 50", "50+", "10+ mio" */
function comparedAt(scan: Scan, at: number): Span | null {
  const compare = scan.find(at, 'compare');
  const amount = amountAt(scan, compare?.next ?? at);
  if (!amount) return null;
  const how = compare?.meaning.how ?? (amount.plus ? 'min' : null);
  return { ...spanOf(how, amount), next: amount.next };
}

export function spanAt(scan: Scan, at: number): Span | null {
  const between = betweenAt(scan, at);
  if (between) return between;
  const span = severalAt(scan, at) ?? fromAt(scan, at) ?? comparedAt(scan, at);
  return span && withEnding(scan, span, span.next);
}

/** "3 branches and over 100 million": the comparison of another number. */
const isOfNext = (scan: Scan, at: number) =>
  scan.tokens[at - 1]?.kind === 'word' && amountAt(scan, at) !== null;

/** "100 eller flere", "fra 10 mio. og op": an ending that says what is said already adds nothing. */
export function withEnding(scan: Scan, span: Span, at: number): Span {
  const ending = scan.find(at, 'ending');
  if (!ending || isOfNext(scan, ending.next)) return span;
  const { low, high, ...facts } = span;
  const isLeast = ending.meaning.how === 'min';
  if (span.compared && (isLeast ? high : low)) return span;
  const end = isLeast ? { low } : { high };
  return { ...facts, ...end, compared: true, next: ending.next };
}

/** Figures in per cent have one decimal. */
export const PERCENT_STEP = 0.1;

/** A span in per cent as a range; a share alone is the least that is meant. */
export function percentRange({ low, high, compared }: Span): NumberRange {
  const tenths = (value: number) => Math.round(value * 10) / 10 + 0;
  const isClosed = compared && high !== undefined;
  return {
    ...(low && { min: tenths(low.value + (low.strict ? PERCENT_STEP : 0)) }),
    ...(isClosed && { max: tenths(high.value - (high.strict ? PERCENT_STEP : 0)) }),
  };
}

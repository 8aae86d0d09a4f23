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
  compared: boolean;
  /** Set when values near the number match too. */
  about?: true;
};

/** Amounts below this many kroner must be missing their unit. */
export const LEAST_KRONER = 1_000;

export function spanOf(how: Comparison | null, amount: Amount): Omit<Span, 'next'> {
  const { value, money, foreign, scale } = amount;
  const facts = { money, foreign, bare: !money && scale === 1, compared: how !== null };
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

/** "between 10 and 50", "10-50", "fra 5 til 10". */
function betweenAt(scan: Scan, at: number): Span | null {
  const between = scan.word(at, 'between');
  const start = between ?? scan.word(at, 'from') ?? at;
  const first = amountAt(scan, start);
  const middle = first && scan.word(first.next, ...(between === null ? ['to'] : ['and', 'to']));
  const second = middle ? amountAt(scan, middle) : null;
  if (!first || !second) return null;
  // "1,5 og 3 mia.", "2000-2500 tkr": the scale of the second applies to both.
  const isSmaller = first.value < LEAST_KRONER || first.value <= second.value / second.scale;
  const shared = first.scale === 1 && !first.money && second.scale > 1 && isSmaller;
  const low = { value: shared ? first.value * second.scale : first.value, strict: false };
  return {
    low,
    high: { value: second.value, strict: false },
    next: second.next,
    money: first.money || second.money,
    foreign: first.foreign ?? second.foreign,
    bare: !second.money && second.scale === 1 && !first.money,
    compared: true,
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

export function spanAt(scan: Scan, at: number): Span | null {
  const between = betweenAt(scan, at);
  if (between) return between;
  const unsure = severalAt(scan, at) ?? fromAt(scan, at);
  if (unsure) return unsure;
  const compare = scan.find(at, 'compare');
  const start = compare?.next ?? at;
  const amount = amountAt(scan, start);
  if (!amount) return null;
  const ending = compare ? null : scan.find(amount.next, 'ending');
  const how = compare?.meaning.how ?? ending?.meaning.how ?? null;
  return { ...spanOf(how, amount), next: ending?.next ?? amount.next };
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

import 'server-only';
import type { NumberRange } from '@/lib/search/types';
import type { Effect, Fragment, RangeField } from './fragment';
import { type Amount, amountAt } from './numbers';
import { intersection, isEmpty, KRONE } from './ranges';
import type { Scan } from './scan';
import type { Comparison } from './vocabulary';
import type { AmountField } from './words/fields';

type End = { value: number; strict: boolean };
type Span = {
  low?: End;
  high?: End;
  next: number;
  money: boolean;
  foreign: boolean;
  /** The largest number without any unit. */
  bare: boolean;
  compared: boolean;
};

const COUNTS: ReadonlySet<AmountField> = new Set(['employees', 'locations']);
/** Amounts below this many kroner must lack their unit. */
const LEAST_KRONER = 1_000;

export const rangeFieldOf = (field: AmountField): RangeField =>
  field === 'result' || field === 'loss' ? 'profit' : field;

function spanOf(how: Comparison | null, amount: Amount): Omit<Span, 'next'> {
  const { value, money, foreign, scale } = amount;
  const facts = { money, foreign, bare: !money && scale === 1, compared: how !== null };
  const end = { value, strict: how === 'over' || how === 'under' };
  if (how === 'over' || how === 'min') return { ...facts, low: end };
  if (how === 'under' || how === 'max') return { ...facts, high: end };
  if (how === 'about') {
    const [low, high] = [0.9, 1.1].map((share) => ({
      value: Math.round(value * share),
      strict: false,
    }));
    return { ...facts, low, high };
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
  // "1,5 og 3 mia.": the scale of the second is meant for both.
  const shared =
    first.scale === 1 && !first.money && second.scale > 1 && first.value < LEAST_KRONER;
  const low = { value: shared ? first.value * second.scale : first.value, strict: false };
  return {
    ...{ low, high: { value: second.value, strict: false }, next: second.next },
    ...{ money: first.money || second.money, foreign: first.foreign || second.foreign },
    ...{ bare: !second.money && second.scale === 1 && !first.money, compared: true },
  };
}

export function spanAt(scan: Scan, at: number): Span | null {
  const between = betweenAt(scan, at);
  if (between) return between;
  const compare = scan.find(at, 'compare');
  const start = compare?.next ?? at;
  const amount = amountAt(scan, start);
  if (!amount) return null;
  const ending = compare ? null : scan.find(amount.next, 'ending');
  const how = compare?.meaning.how ?? ending?.meaning.how ?? null;
  return { ...spanOf(how, amount), next: ending?.next ?? amount.next };
}

const FILL_BEFORE = new Set(
  'paa of er is at for med with ligger lies som der that was var en et a an are i in mellem'.split(
    ' ',
  ),
);
const FILL_AFTER = new Set(
  'i in af of worth samlet total annual aarlig aarligt aarlige registrerede registered'.split(' '),
);

function fill(scan: Scan, at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (words.has(scan.tokens[next]?.fold ?? '') && next < at + 3) {
    // "mellem" and "en halv" belong to the number.
    if (spanAt(scan, next)) break;
    next += 1;
  }
  return next;
}

/** What follows with "and": "over 50 og under 200 ansatte". */
function alsoAt(scan: Scan, at: number): { span: Span; or: boolean } | null {
  const and = scan.word(at, 'and');
  const or = scan.word(at, 'or');
  const start = and ?? or;
  const span = start === null ? null : spanAt(scan, start);
  return span?.compared ? { span, or: or !== null } : null;
}

type Named = { field: AmountField; next: number };

/** The field behind a number, unless another one is said before it. */
function fieldBehind(scan: Scan, at: number, known?: AmountField): Named | null {
  const found = scan.find(fill(scan, at, FILL_AFTER), 'field');
  if (!found) return null;
  const { field } = found.meaning;
  const fits = known === undefined || rangeFieldOf(field) === rangeFieldOf(known);
  return fits ? { field, next: found.next } : null;
}

/** A number that something is compared with, and what: "omsætning på over 2 mio. kr.". */
export function quantityAt(scan: Scan, at: number): Fragment | null {
  const before = scan.find(at, 'field');
  const first = spanAt(scan, before ? fill(scan, before.next, FILL_BEFORE) : at);
  if (!first) return null;
  const behind = fieldBehind(scan, first.next, before?.meaning.field);
  const field = before?.meaning.field ?? behind?.field;
  const read = withSecond(scan, withEnding(scan, first, behind), behind?.next ?? first.next, field);
  const named = field ?? read.field;
  if (named === undefined && !first.money && !first.compared) return null;
  const effect = effectOf(named, read.spans, read.or);
  return { from: at, to: read.next, effects: [effect] };
}

/** "100 ansatte eller flere" */
function withEnding(scan: Scan, first: Span, behind: Named | null): Span {
  const ending = behind && !first.compared ? scan.find(behind.next, 'ending') : null;
  if (!ending) return first;
  const { low, high, ...facts } = first;
  const end = ending.meaning.how === 'min' ? { low } : { high };
  return { ...facts, ...end, compared: true, next: ending.next };
}

type Spans = { spans: Span[]; or: boolean; next: number; field?: AmountField };

/** "over 50 og under 200 ansatte"; a second number that another field follows is another piece. */
function withSecond(scan: Scan, first: Span, next: number, field?: AmountField): Spans {
  const alone = { spans: [first], or: false, next: Math.max(next, first.next) };
  const also = alsoAt(scan, alone.next);
  if (!also) return alone;
  const behind = fieldBehind(scan, also.span.next, field);
  const foreign = scan.find(fill(scan, also.span.next, FILL_AFTER), 'field') && !behind;
  if (foreign || (field ?? behind) === undefined) return alone;
  const end = behind?.next ?? also.span.next;
  return { spans: [first, also.span], or: also.or, next: end, field: behind?.field };
}

function effectOf(field: AmountField | undefined, spans: readonly Span[], or: boolean): Effect {
  if (spans.some(({ foreign }) => foreign)) return { put: 'nothing', why: 'currency' };
  if (field === undefined) return { put: 'nothing' };
  const isCount = COUNTS.has(field);
  const values = spans.flatMap(({ low, high }) => [low, high].flatMap((end) => end?.value ?? []));
  if (isCount && spans.some(({ money }) => money)) return { put: 'nothing' };
  const lacksUnit = (span: Span) =>
    span.bare && values.some((value) => value > 0 && value < LEAST_KRONER);
  if (!isCount && spans.some(lacksUnit)) return { put: 'nothing', why: 'unit' };
  const ranges = spans.map((span) => rangeOf(field, span, isCount));
  const all = or ? ranges : [intersection(ranges)];
  if (all.some(isEmpty)) return { put: 'nothing', why: 'contradiction' };
  return { put: 'range', field: rangeFieldOf(field), ranges: all };
}

const inThousands = (kroner: number) => Math.round(kroner) / 1_000;

function rangeOf(field: AmountField, { low, high }: Span, isCount: boolean): NumberRange {
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
  return field === 'loss' ? asLoss(range) : range;
}

/** A loss of more than a million is a result below minus a million. */
const asLoss = ({ min, max }: NumberRange): NumberRange => ({
  ...(max !== undefined && { min: -max }),
  max: min === undefined ? -KRONE : -min,
});

import 'server-only';
import { KRONE } from '@/lib/search/number-ranges';
import type { Trend } from '@/lib/search/types';
import type { Effect, Fragment } from './fragment';
import { throughLastYear } from './growth';
import { spanAt } from './number-spans';
import { rangeFieldOf } from './quantities';
import { ratioAt } from './ratios';
import type { Scan } from './scan';
import type { AmountField } from './words/fields';

const NAMES: Partial<Record<AmountField, string>> = {
  revenue: 'revenue',
  grossProfit: 'grossProfit',
  employees: 'employees',
  profit: 'profit',
  result: 'profit',
  loss: 'profit',
};

/** A growing loss is a falling result. */
export function trendOf(field: AmountField, up: boolean): Trend | null {
  const name = NAMES[field];
  return name === undefined
    ? null
    : (`${name}${up === (field !== 'loss') ? 'Up' : 'Down'}` as Trend);
}

function effectOf(fields: readonly AmountField[], up: boolean): Effect {
  const trends = fields.map((field) => trendOf(field, up));
  return trends.every((trend) => trend !== null) ? { put: 'trend', trends } : { put: 'nothing' };
}

/** "Growing revenue, but a loss": of another figure. */
const BUT = new Set('men but'.split(' '));

type Named = { fields: AmountField[]; next: number };

/** "omsætning og overskud": fields without a condition of their own. */
export function fieldsAt(scan: Scan, at: number): Named | null {
  const first = scan.find(scan.skip(at), 'field');
  // "Vækst og overskud" is growth, and a profit.
  if (!first || scan.word(at, 'and') !== null) return null;
  const named: Named = { fields: [first.meaning.field], next: first.next };
  for (;;) {
    const and = BUT.has(scan.fold(named.next)) ? null : scan.word(named.next, 'and');
    const more = and === null ? null : scan.find(scan.skip(and, 1), 'field');
    if (!more || spanAt(scan, scan.skip(more.next, 1)) || scan.find(more.next, 'trend'))
      return named;
    named.fields.push(more.meaning.field);
    named.next = more.next;
  }
}

/** "stigende omsætning", "omsætning der stiger", "flere ansatte end sidste år" */
export function trendAt(scan: Scan, at: number): Fragment | null {
  const way = scan.find(at, 'trend');
  if (way?.meaning.of) {
    return { from: at, to: way.next, effects: [effectOf([way.meaning.of], way.meaning.up)] };
  }
  if (way) {
    const named = fieldsAt(scan, way.next);
    if (!named) return null;
    const to = throughLastYear(scan, named.next);
    return { from: at, to, effects: [effectOf(named.fields, way.meaning.up)] };
  }
  return comparedAt(scan, at) ?? trendBehind(scan, at);
}

function trendBehind(scan: Scan, at: number): Fragment | null {
  const field = scan.find(at, 'field');
  if (!field) return null;
  const way = scan.find(scan.skip(field.next), 'trend');
  if (!way) return null;
  // "omsætning og faldende overskud": the trend belongs to what follows.
  const isOfNext = scan.skip(field.next) > field.next && scan.word(field.next, 'and') !== null;
  if (isOfNext || scan.find(scan.skip(way.next, 2), 'field')) return null;
  const to = throughLastYear(scan, way.next);
  return { from: at, to, effects: [effectOf([field.meaning.field], way.meaning.up)] };
}

function comparedAt(scan: Scan, at: number): Fragment | null {
  const gained = scan.word(at, 'gained');
  const degree = gained === null ? at : scan.skip(gained, 1);
  const more = scan.word(degree, 'more');
  const start = more ?? scan.word(degree, 'fewer');
  if (start === null) return null;
  const named = fieldsAt(scan, start);
  if (!named) return null;
  const than = scan.word(named.next, 'than');
  const end = throughLastYear(scan, named.next);
  // "More employees than" something else is none of it.
  const isTrend = than === null ? gained !== null : end > than;
  return isTrend ? { from: at, to: end, effects: [effectOf(named.fields, more !== null)] } : null;
}

const SIGNED: ReadonlySet<AmountField> = new Set(['profit', 'result', 'grossProfit', 'equity']);

/** Above zero, or below it. */
export const signed = (field: AmountField, positive: boolean): Effect => ({
  put: 'range',
  field: rangeFieldOf(field),
  ranges: [positive ? { min: KRONE } : { max: -KRONE }],
});

/** "profitable", "negativ egenkapital", "med overskud", "making a loss" */
export function signAt(scan: Scan, at: number): Fragment | null {
  const not = scan.word(at, 'not');
  const opposite = not === null ? null : scan.find(scan.skip(not, 2), 'sign');
  if (opposite) {
    const range = opposite.meaning.positive ? { max: 0 } : { min: 0 };
    const effect: Effect = { put: 'range', field: 'profit', ranges: [range] };
    return { from: at, to: opposite.next, effects: [effect] };
  }
  const word = scan.find(at, 'sign');
  if (word) return { from: at, to: word.next, effects: [signed('profit', word.meaning.positive)] };
  const positive = scan.word(at, 'positive');
  const start = positive ?? scan.word(at, 'negative');
  const of = start === null ? null : scan.find(start, 'field');
  if (of && SIGNED.has(of.meaning.field)) {
    return { from: at, to: of.next, effects: [signed(of.meaning.field, positive !== null)] };
  }
  // "high profit margins" are no profit.
  const alone = ratioAt(scan, at) === null ? scan.find(at, 'field') : null;
  if (alone?.meaning.field === 'profit' || alone?.meaning.field === 'loss') {
    const effect = signed('profit', alone.meaning.field === 'profit');
    return { from: at, to: alone.next, effects: [effect] };
  }
  const some: Effect = { put: 'range', field: 'employees', ranges: [{ min: 1 }] };
  const hasAny = alone?.meaning.field === 'employees' && HAVING.has(scan.fold(at - 1));
  return hasAny ? { from: at, to: alone.next, effects: [some] } : null;
}

const HAVING = new Set('med with har has have'.split(' '));

import 'server-only';
import type { NumberRange } from '@/lib/search/types';
import { monthsBefore } from './calendar';
import { areCompaniesBehind } from './companies';
import type { Effect, Fragment } from './fragment';
import { quantityAt } from './quantities';
import type { Found, Scan } from './scan';
import { isEndAt } from './status-since';

type Size = Found<'size'>;

/** "små, mellemstore og store": joined sizes before the word for companies. */
function sizesAt(scan: Scan, at: number): Size[] {
  const first = scan.find(at, 'size');
  if (!first) return [];
  const joined = scan.word(first.next, 'and', 'or');
  const more = joined === null ? [] : sizesAt(scan, joined);
  if (more.length > 0) return [first, ...more];
  const isOfThese = areCompaniesBehind(scan, first.next) || isEndAt(scan, first.next);
  return first.meaning.alone || isOfThese ? [first] : [];
}

const mostOf = ({ max = Number.POSITIVE_INFINITY }: NumberRange) => max;

/** Sizes that meet become one range: medium and large are 50 or more, micro and small at most 49. */
function rangesOf(sizes: readonly Size[]): NumberRange[] {
  const inOrder = sizes
    .map(({ meaning }) => meaning.employees)
    .toSorted((a, b) => (a.min ?? 0) - (b.min ?? 0) || mostOf(a) - mostOf(b));
  const ranges: NumberRange[] = [];
  for (const { min, max } of inOrder) {
    const last = ranges.at(-1);
    const meets = last?.max !== undefined && (min ?? 0) <= last.max + 1;
    const from = meets ? last.min : min;
    if (meets) ranges.pop();
    ranges.push({ ...(from !== undefined && { min: from }), ...(max !== undefined && { max }) });
  }
  return ranges;
}

const saysEmployees = (scan: Scan) =>
  scan.tokens.some((_, at) =>
    quantityAt(scan, at)?.effects.some(
      (effect) => effect.put === 'range' && effect.field === 'employees',
    ),
  );

/** "små virksomheder", "large restaurants", "SMV'er"; a number of employees takes precedence. */
export function sizeAt(scan: Scan, at: number): Fragment | null {
  const sizes = sizesAt(scan, at);
  const last = sizes.at(-1);
  if (!last) return null;
  const effects: Effect[] = saysEmployees(scan)
    ? []
    : [{ put: 'range', field: 'employees', ranges: rangesOf(sizes) }];
  return { from: at, to: last.next, effects };
}

/** "gamle virksomheder", "young companies", "startups" */
export function yearsAt(scan: Scan, at: number): Fragment | null {
  const found = scan.find(at, 'years');
  // "A few months old" is another age.
  if (!found || scan.word(at - 1, 'year', 'month', 'week', 'day') !== null) return null;
  const { least, most, alone } = found.meaning;
  if (!alone && !areCompaniesBehind(scan, found.next)) return null;
  const ago = (years: number) => monthsBefore(scan.lexicon.tables.today, years * 12);
  const days = {
    ...(most !== undefined && { from: ago(most) }),
    ...(least !== undefined && { to: ago(least) }),
  };
  return { from: at, to: found.next, effects: [{ put: 'days', field: 'founded', ...days }] };
}

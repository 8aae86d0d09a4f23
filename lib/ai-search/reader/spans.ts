import 'server-only';
import { monthsBefore, moved, type Period, periodAt } from './days';
import type { DayField, Effect } from './fragment';
import { amountAt } from './numbers';
import type { Scan } from './scan';

/** The days that are meant, both included. */
export type Span = { from?: string; to?: string; next: number };

const whole = ({ first, last, next }: Period): Span => ({ from: first, to: last, next });

/** "efter 2010", "since March 2018", "før 1990": these need no word for founding. */
export function openPeriod(scan: Scan, at: number): Span | null {
  const read = (word: string, use: (period: Period) => Span): Span | null => {
    const next = scan.word(at, word);
    const period = next === null ? null : periodAt(scan, scan.skip(next, 1));
    return period ? use(period) : null;
  };
  return (
    read('since', ({ first, next }) => ({ from: first, next })) ??
    read('until', ({ last, next }) => ({ to: last, next })) ??
    read('after', ({ last, next }) => ({ from: moved(last, 1), next })) ??
    read('before', ({ first, next }) => ({ to: moved(first, -1), next }))
  );
}

/** "mellem 2000 og 2010", "from 2005 to 2008" */
export function betweenPeriods(scan: Scan, at: number): Span | null {
  const between = scan.word(at, 'between');
  const start = between ?? scan.word(at, 'from') ?? at;
  const first = periodAt(scan, start);
  const middle = first && scan.word(first.next, ...(between === null ? ['to'] : ['and', 'to']));
  const second = middle ? periodAt(scan, middle) : null;
  if (!first || !second || scan.find(second.next, 'field')) return null;
  return { from: first.first, to: second.last, next: second.next };
}

/** "de sidste 5 år", "the last 30 days", "sidste år", "i år", "this month" */
function relativePeriod(scan: Scan, at: number): Span | null {
  const { today } = scan.lexicon.tables;
  const year = Number(today.slice(0, 4));
  const [lastYear, thisYear] = [scan.word(at, 'lastYear'), scan.word(at, 'thisYear')];
  const fixed = lastYear ?? thisYear;
  if (fixed !== null) {
    const wanted = lastYear === null ? year : year - 1;
    return { from: `${wanted}-01-01`, to: `${wanted}-12-31`, next: fixed };
  }
  const thisMonth = scan.word(at, 'thisMonth');
  if (thisMonth !== null) return { from: `${today.slice(0, 8)}01`, next: thisMonth };
  const fromToday = scan.word(at, 'today');
  if (fromToday !== null) return { from: today, to: today, next: fromToday };
  const last = scan.word(at, 'last');
  const amount = last === null ? null : (amountAt(scan, last) ?? { value: 1, next: last });
  return amount && agoPeriod(scan, amount);
}

/** How long before a day so many of a unit are. */
const BEFORE = {
  year: (day: string, count: number) => monthsBefore(day, count * 12),
  month: monthsBefore,
  week: (day: string, count: number) => moved(day, -7 * count),
  day: (day: string, count: number) => moved(day, -count),
};

/** From so many years, months, weeks or days ago. */
function agoPeriod(scan: Scan, { value, next }: { value: number; next: number }): Span | null {
  if (!Number.isInteger(value) || value > 500) return null;
  for (const unit of ['year', 'month', 'week', 'day'] as const) {
    const end = scan.word(next, unit);
    if (end !== null) return { from: BEFORE[unit](scan.lexicon.tables.today, value), next: end };
  }
  return null;
}

/** Of two digits the decade that began last: "90'erne" are the 1990s, "00'erne" the 2000s. */
function lastBegun(digits: string, today: string): number {
  const start = Number(`${today.slice(0, 2)}${digits}`);
  return start > Number(today.slice(0, 4)) ? start - 100 : start;
}

/** "in the 1980s", "90'erne" */
function decadeAt(scan: Scan, at: number): Span | null {
  const token = scan.tokens[at];
  const century = scan.word(at + 1, 'century');
  if (token?.kind === 'number' && century !== null && /^[12]\d00$/.test(token.text)) {
    const first = Number(token.text);
    return { from: `${first}-01-01`, to: `${first + 99}-12-31`, next: century };
  }
  const end = scan.word(at + 1, 'decade');
  if (token?.kind !== 'number' || end === null || !/^(?:[12]\d)?\d0$/.test(token.text)) return null;
  const { today } = scan.lexicon.tables;
  const start = token.text.length === 2 ? lastBegun(token.text, today) : Number(token.text);
  return { from: `${start}-01-01`, to: `${start + 9}-12-31`, next: end };
}

/** What is only meant when founding is spoken of: "stiftet i 2015". */
function closedPeriod(scan: Scan, at: number): Span | null {
  const start = scan.word(at, 'in', 'from') ?? at;
  const next = scan.isNoise(start) && scan.word(start, 'in', 'last') === null ? start + 1 : start;
  const period = periodAt(scan, next);
  return decadeAt(scan, next) ?? (period && whole(period));
}

/** "fra 1980" of companies; not "omsætning fra 2015", which is read before. */
export function fromYear(scan: Scan, at: number): Span | null {
  const start = scan.word(at, 'from');
  const period = start === null ? null : periodAt(scan, start);
  const goesOn = period && (scan.word(period.next, 'to') ?? scan.find(period.next, 'field'));
  return period && !goesOn ? whole(period) : null;
}

/** When something happened, as it is said behind its word: "stiftet i 2015", "closed since May 2020". */
export function spanBehind(scan: Scan, verb: number): Span | null {
  for (const start of [verb, scan.skip(verb, 1), scan.skip(verb, 2)]) {
    const read =
      openPeriod(scan, start) ??
      betweenPeriods(scan, start) ??
      relativePeriod(scan, start) ??
      closedPeriod(scan, start);
    if (read) return read;
  }
  return null;
}

/** The days of one kind; from a later to an earlier one there are none. */
export const spanEffect = (field: DayField, { from, to }: Omit<Span, 'next'>): Effect =>
  from !== undefined && to !== undefined && from > to
    ? { put: 'nothing', why: 'contradiction' }
    : { put: 'days', field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };

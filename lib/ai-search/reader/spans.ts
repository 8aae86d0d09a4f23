import 'server-only';
import type { DayFilter } from '@/lib/search/filter-kinds';
import { agoAt, around, dayBefore } from './ago';
import { mondayOf, monthsBefore, moved } from './calendar';
import { lastSuchAt, periodAt, yearlessAt } from './days';
import type { Effect } from './fragment';
import { lastNamedAt, thatTimeAt } from './named-times';
import { amountAt } from './numbers';
import type { Period, Span } from './period';
import type { Scan } from './scan';
import { partOfYearAt } from './stretches';

const whole = ({ first, last, next }: Period): Span => ({ from: first, to: last, next });

/** "efter 2010", "since March 2018", "før 1990": these need no word for founding. */
export function openPeriod(scan: Scan, at: number): Span | null {
  const read = (word: string, use: (period: Period) => Span): Span | null => {
    const next = scan.word(at, word);
    const start = next === null ? null : scan.skip(next, 1);
    const period = start === null ? null : (periodAt(scan, start) ?? lastOf(word, start));
    return period ? use(period) : null;
  };
  const lastOf = (word: string, start: number) =>
    word === 'until'
      ? null
      : word === 'before'
        ? lastNamedAt(scan, start)
        : lastSuchAt(scan, start);
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
  const first = periodAt(scan, start) ?? yearlessAt(scan, start);
  const middle = first && scan.word(first.next, ...(between === null ? ['to'] : ['and', 'to']));
  const second = middle ? periodAt(scan, middle) : null;
  if (!first || !second || scan.find(second.next, 'field')) return null;
  return withMore(scan, { from: first.first, to: second.last, next: second.next });
}

/** "Recently" and "new" without a period mean the last twelve months. */
export const recentPeriod = (scan: Scan, next: number): Span => ({
  from: monthsBefore(scan.lexicon.tables.today, 12),
  next,
});

/** The days that words for a time mean, by the date of the register; the first match wins. */
const NEAR_TODAY: [word: string, days: (today: string) => Omit<Span, 'next'>][] = [
  ['lastYear', (today) => around(monthsBefore(today, 12), 'year')],
  ['thisYear', (today) => around(today, 'year')],
  ['yearToDate', (today) => ({ from: around(today, 'year').from })],
  ['thisMonth', (today) => ({ from: `${today.slice(0, 8)}01` })],
  ['thisWeek', (today) => ({ from: mondayOf(today) })],
  ['thisQuarter', (today) => ({ from: around(today, 'quarter').from })],
  ['thisHalfYear', (today) => ({ from: around(today, 'halfYear').from })],
  ['lastQuarter', (today) => around(monthsBefore(today, 3), 'quarter')],
  ['lastHalfYear', (today) => around(monthsBefore(today, 6), 'halfYear')],
  ['lastMonth', (today) => around(monthsBefore(today, 1), 'month')],
  ['lastWeek', (today) => around(moved(today, -7), 'week')],
  ['yesterday', (today) => around(moved(today, -1), 'day')],
  ['today', (today) => around(today, 'day')],
];

/** "de sidste 5 år", "the last 30 days", "sidste år", "i år", "this week", "3 years ago" */
function relativePeriod(scan: Scan, at: number): Span | null {
  const part = lastPartAt(scan, at);
  if (part) return part;
  const that = thatTimeAt(scan, at) ?? thatTimeAt(scan, scan.word(at, 'in') ?? at);
  if (that) return whole(that);
  for (const [word, days] of NEAR_TODAY) {
    const next = scan.word(at, word);
    if (next !== null) return { ...days(scan.lexicon.tables.today), next };
  }
  const recently = scan.word(at, 'recently');
  if (recently !== null) return recentPeriod(scan, recently);
  return untilNow(scan, at) ?? agoAt(scan, at);
}

const OF_THIS: [word: string, of: string][] = [
  ['ofToday', 'today'],
  ['ofYesterday', 'yesterday'],
  ['ofThisWeek', 'thisWeek'],
  ['ofThisMonth', 'thisMonth'],
  ['ofThisYear', 'thisYear'],
];

/** "dagens", "this week's": the period before what happened in it. */
export function periodOf(scan: Scan, at: number): Span | null {
  for (const [word, of] of OF_THIS) {
    const next = scan.word(at, word);
    const days = NEAR_TODAY.find(([name]) => name === of)?.[1];
    if (next !== null && days) return { ...days(scan.lexicon.tables.today), next };
  }
  return null;
}

/** "i sidste kvartal 2021", "in the last quarter of 2021": the last one of that year. */
function lastPartAt(scan: Scan, at: number): Span | null {
  for (const start of [at, at + 1, at + 2]) {
    const part = partOfYearAt(scan, start);
    if (part) return whole(part);
    if (!scan.isNoise(start)) return null;
  }
  return null;
}

/** Before "the last 30 days": over, during, within. */
const THROUGH = new Set('over gennem igennem during throughout'.split(' '));

/** "de sidste 5 år", "over the last 30 days", "inden for et halvt år" */
function untilNow(scan: Scan, at: number): Span | null {
  const lead = THROUGH.has(scan.fold(at)) ? at + 1 : scan.word(at, 'in');
  const last = scan.word(at, 'last') ?? (lead === null ? null : scan.word(lead, 'last'));
  // "In a" only opens a distance.
  const within = scan.fold(at) === 'in' ? null : scan.word(at, 'within');
  const start = last ?? within;
  if (start === null) return null;
  const amount = amountAt(scan, start) ?? fewAt(scan, start) ?? { value: 1, next: start };
  const before = dayBefore(scan, amount.value, amount.next);
  const half = before && HALF.test(scan.text(before.next, before.next + 3));
  const more = half ? dayBefore(scan, amount.value + 0.5, amount.next) : null;
  if (more) return { from: more.day, next: more.next + 3 };
  return before && { from: before.day, next: before.next };
}
/** "De sidste par uger" are two of them, "the last few weeks" three. */
function fewAt(scan: Scan, at: number): { value: number; next: number } | null {
  const value = FEW[scan.fold(at)];
  return value ? { value, next: scan.fold(at + 1) === 'of' ? at + 2 : at + 1 } : null;
}
const FEW: Partial<Record<string, number>> = { par: 2, couple: 2, few: 3 };

/** "The last year and a half" */
const HALF = /^(?:and a half|og (?:et|en) halvt?)$/i;

/** Periods that only count next to a word for founding: "stiftet i 2015", "i 2015-2018". */
function closedPeriod(scan: Scan, at: number): Span | null {
  const start = scan.word(at, 'in', 'from') ?? at;
  const next = scan.isNoise(start) && scan.word(start, 'in', 'last') === null ? start + 1 : start;
  const between = next > at ? betweenPeriods(scan, next) : null;
  if (between) return between;
  const period =
    periodAt(scan, next) ??
    yearlessAt(scan, next) ??
    (next > at && scan.word(at, 'in') !== null ? lastSuchAt(scan, next) : null);
  return period && withMore(scan, whole(period));
}

/** "2010 eller senere", "2010 or earlier"; "2010 eller før 2000" is two periods. */
function openEnd(scan: Scan, { from, to, next }: Span): Span | null {
  const later = scan.word(next, 'orLater');
  const end = later ?? scan.word(next, 'orEarlier');
  if (end === null || periodAt(scan, end)) return null;
  return later === null ? { to, next: end } : { from, next: end };
}

/**
 * "2019 eller 2020", "2018, 2019 og 2020": adjacent periods become one span; others are `apart`.
 */
function withMore(scan: Scan, span: Span): Span {
  const { from, to, next } = span;
  const open = openEnd(scan, span);
  if (open) return open;
  const joined = scan.word(next, 'and', 'or');
  const more = joined === null ? null : periodAt(scan, scan.word(joined, 'in') ?? joined);
  if (!more || !from || !to || scan.find(more.next, 'field')) return span;
  const isNext = more.first === moved(to, 1);
  const isBefore = more.last === moved(from, -1);
  return withMore(scan, {
    from: isBefore ? more.first : from,
    to: isNext ? more.last : to,
    next: more.next,
    ...((span.apart || !(isNext || isBefore)) && { apart: true }),
  });
}

/** "fra 1980" of companies; an earlier rule reads "omsætning fra 2015". */
export function fromYear(scan: Scan, at: number): Span | null {
  const start = scan.word(at, 'from');
  const period = start === null ? null : periodAt(scan, start);
  const goesOn = period && (scan.word(period.next, 'to') ?? scan.find(period.next, 'field'));
  return period && !goesOn ? withMore(scan, whole(period)) : null;
}

/** "stiftet fra 2015": from then on. "fra 2015 til 2018" is read before. */
function fromThen(scan: Scan, at: number): Span | null {
  const start = scan.word(at, 'from');
  const period = start === null ? null : periodAt(scan, start);
  if (!period) return null;
  const span = withMore(scan, whole(period));
  return span.next === period.next ? { from: period.first, next: period.next } : span;
}

/** "fra de sidste to år", "from this year" of companies. */
export function fromLately(scan: Scan, at: number): Span | null {
  const start = scan.word(at, 'from');
  const span = start === null ? null : relativePeriod(scan, start);
  return span && !scan.find(span.next, 'field') ? span : null;
}

/** "siden sidste år", "since yesterday": open-ended. */
function sinceThen(scan: Scan, at: number): Span | null {
  const since = scan.word(at, 'since');
  if (since === null) return null;
  const then = relativePeriod(scan, since) ?? relativePeriod(scan, scan.skip(since, 1));
  return then?.from ? { from: then.from, next: then.next } : null;
}

/** "før" and "for" are the same word when they are folded. */
const BEFORE = /^(?:før|before|prior|earlier|tidligere)$/i;

/** "før sidste kvartal", "til og med sidste år": only the end is known. */
function untilThen(scan: Scan, at: number): Span | null {
  const before = BEFORE.test(scan.tokens[at]?.text ?? '') ? scan.word(at, 'before') : null;
  const start = before ?? scan.word(at, 'until');
  if (start === null) return null;
  const then = relativePeriod(scan, start) ?? relativePeriod(scan, scan.skip(start, 1));
  const to = before === null ? then?.to : then?.from && moved(then.from, -1);
  return then && to ? { to, next: then.next } : null;
}

/** The period after a verb: "stiftet i 2015", "closed since May 2020". */
export function spanBehind(scan: Scan, verb: number): Span | null {
  for (const start of [verb, scan.skip(verb, 1), scan.skip(verb, 2)]) {
    const read =
      openPeriod(scan, start) ??
      sinceThen(scan, start) ??
      untilThen(scan, start) ??
      betweenPeriods(scan, start) ??
      fromThen(scan, start) ??
      relativePeriod(scan, start) ??
      closedPeriod(scan, start);
    if (read) return read;
  }
  return null;
}

/** The effect of a span of days; one from a later to an earlier day is a contradiction. */
export function spanEffect(field: DayFilter, { from, to, apart }: Omit<Span, 'next'>): Effect {
  if (apart) return { put: 'nothing', why: 'apart' };
  if (from !== undefined && to !== undefined && from > to) {
    return { put: 'nothing', why: 'contradiction' };
  }
  return {
    put: 'days',
    field,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

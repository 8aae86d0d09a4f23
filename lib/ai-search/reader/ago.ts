import 'server-only';
import { mondayOf, monthsBefore, moved } from './calendar';
import { monthPeriod } from './days';
import { spanAt } from './number-spans';
import type { Span } from './period';
import type { Scan } from './scan';

/** Half a month is fifteen days. */
function monthsBack(day: string, count: number): string {
  const whole = Math.floor(count);
  return moved(monthsBefore(day, whole), -Math.round((count - whole) * 30));
}

/** Moves a day back by a number of units. */
export const BEFORE = {
  year: (day: string, count: number) => monthsBack(day, count * 12),
  halfYear: (day: string, count: number) => monthsBack(day, count * 6),
  quarter: (day: string, count: number) => monthsBack(day, count * 3),
  month: monthsBack,
  fortnight: (day: string, count: number) => moved(day, -Math.ceil(14 * count)),
  week: (day: string, count: number) => moved(day, -Math.ceil(7 * count)),
  day: (day: string, count: number) => moved(day, -count),
};
type Unit = keyof typeof BEFORE;
const UNITS = ['year', 'halfYear', 'quarter', 'month', 'fortnight', 'week', 'day'] as const;

type Before = { unit: Unit; day: string; next: number };

/**
 * The day a number of years, quarters, months, weeks or days before the date of the register; also
 * one and a half or "half a" of them, but no part of a day.
 */
export function dayBefore(scan: Scan, value: number, at: number): Before | null {
  if (!Number.isInteger(value * 2) || value > 500) return null;
  const start = value === 0.5 && ARTICLES.has(scan.fold(at)) ? at + 1 : at;
  for (const unit of UNITS) {
    const next = scan.word(start, unit);
    if (next === null || (unit === 'day' && !Number.isInteger(value))) continue;
    return { unit, day: BEFORE[unit](scan.lexicon.tables.today, value), next };
  }
  return null;
}
const ARTICLES = new Set('a an'.split(' '));

/** How many months the parts of a year have that begin with one of its months. */
const MONTHS: Partial<Record<Unit, number>> = { year: 12, halfYear: 6, quarter: 3, month: 1 };

/** The year, the quarter, the month or the week that contains a day. */
export function around(day: string, unit: Unit): { from: string; to: string } {
  const [year, month] = day.split('-').map(Number);
  const months = MONTHS[unit];
  if (year && month && months) {
    const start = month - ((month - 1) % months);
    const { first } = monthPeriod(year, start);
    return { from: first, to: monthPeriod(year, start + months - 1).last };
  }
  if (unit === 'day') return { from: day, to: day };
  const start = mondayOf(day);
  return { from: start, to: moved(start, 6) };
}

/** "for 3 år siden" is that whole year, "more than two weeks ago" everything before that day. */
export function agoAt(scan: Scan, at: number): Span | null {
  const span = spanAt(scan, at);
  const { low, high } = span ?? {};
  const before = span && dayBefore(scan, (low ?? high)?.value ?? 0, span.next);
  const next = before && scan.word(before.next, 'ago');
  if (!before || next === null) return null;
  const { day, unit } = before;
  if (low && high) {
    const part = Number.isInteger(low.value) ? unit : 'month';
    return low.value === high.value ? { ...around(day, part), next } : null;
  }
  return low
    ? { to: low.strict ? moved(day, -1) : day, next }
    : { from: high?.strict ? moved(day, 1) : day, next };
}

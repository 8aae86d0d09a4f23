import 'server-only';
import { monthPeriod, monthsBefore, moved } from './days';
import { spanAt } from './number-spans';
import type { Span } from './period';
import type { Scan } from './scan';

/** Moves a day back by a number of units. */
const BEFORE = {
  year: (day: string, count: number) => monthsBefore(day, count * 12),
  month: monthsBefore,
  week: (day: string, count: number) => moved(day, -7 * count),
  day: (day: string, count: number) => moved(day, -count),
};
type Unit = keyof typeof BEFORE;

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string) =>
  moved(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

type Before = { unit: Unit; day: string; next: number };

/** The day a number of years, months, weeks or days before the date of the register. */
export function dayBefore(scan: Scan, value: number, at: number): Before | null {
  if (!Number.isInteger(value) || value > 500) return null;
  for (const unit of ['year', 'month', 'week', 'day'] as const) {
    const next = scan.word(at, unit);
    if (next !== null) return { unit, day: BEFORE[unit](scan.lexicon.tables.today, value), next };
  }
  return null;
}

/** The year, month or week that contains a day. */
export function around(day: string, unit: Unit): { from: string; to: string } {
  const [year = '', month = ''] = day.split('-');
  if (unit === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` };
  const { first, last } = monthPeriod(Number(year), Number(month));
  if (unit === 'month') return { from: first, to: last };
  const start = unit === 'week' ? mondayOf(day) : day;
  return { from: start, to: unit === 'week' ? moved(start, 6) : day };
}

/** "for 3 år siden" is that whole year, "more than two weeks ago" everything before that day. */
export function agoAt(scan: Scan, at: number): Span | null {
  const span = spanAt(scan, at);
  const { low, high } = span ?? {};
  const before = span && dayBefore(scan, (low ?? high)?.value ?? 0, span.next);
  const next = before && scan.word(before.next, 'ago');
  if (!before || next === null) return null;
  const { day, unit } = before;
  if (low && high) return low.value === high.value ? { ...around(day, unit), next } : null;
  return low
    ? { to: low.strict ? moved(day, -1) : day, next }
    : { from: high?.strict ? moved(day, 1) : day, next };
}

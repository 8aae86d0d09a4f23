import 'server-only';
import { isoDay } from '@/lib/format';
import { addDays } from '@/lib/register/cvr/periods';
import type { Day } from '@/lib/register/record';

const written = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}:\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** A calendar day; null if it does not exist. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  const exists = day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  if (!exists || year < 1000 || year > 9999) return null;
  return isoDay(day);
}

/** Parses a day in XML notation, ignoring a time of day; null for anything else. */
export function readDay(text: string): Day | null {
  const [, year, month, date] = written.exec(text.trim()) ?? [];
  return year === undefined ? null : dayOf(Number(year), Number(month), Number(date));
}

/** The last day of a period: one that ends at midnight ends on the day before. */
export function readLastDay(text: string): Day | null {
  const day = readDay(text);
  const time = written.exec(text.trim())?.[4];
  return day && time && /^T00:00:00(\.0+)?$/.test(time) ? addDays(day, -1) : day;
}

/** Whether two days are the same or next to each other: periods of reports are often a day off. */
export const isNear = (day: Day, other: Day): boolean =>
  day === other || addDays(day, 1) === other || addDays(other, 1) === day;

/** Whether the period from `start` to `end` is longer than `months` months. */
export const isLonger = (start: Day, end: Day, months: number): boolean =>
  addDays(end, 1) > addMonths(start, months);

/** Whether the period from `start` to `end` is at least `months` months long. */
export const isAtLeast = (start: Day, end: Day, months: number): boolean =>
  addDays(end, 1) >= addMonths(start, months);

function addMonths(day: Day, months: number): Day {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  const last = date.getUTCDate();
  date.setUTCDate(Math.min(last, Number(day.slice(8))));
  return isoDay(date);
}

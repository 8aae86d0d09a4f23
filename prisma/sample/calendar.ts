import { isoDay } from '@/lib/format';
import { DAY_MS } from '@/lib/milliseconds';
import type { Day } from '@/lib/register/record';
import { at } from './random';

/** The sample describes the register as of this day; nothing in it is later. */
export const SAMPLE_SNAPSHOT_DATE: Day = '2022-01-31';

const EPOCH = Date.UTC(1900, 0, 1);

/** Days are numbered from 1900-01-01, so that periods are plain arithmetic. */
export function dayNumber(day: Day): number {
  return Math.round((Date.parse(day) - EPOCH) / DAY_MS);
}

export const SNAPSHOT = dayNumber(SAMPLE_SNAPSHOT_DATE);

/** Every day of the sample as text, precomputed: dates are its most frequent text. */
const days: readonly Day[] = Array.from({ length: SNAPSHOT + 1 }, (_, number) =>
  isoDay(new Date(EPOCH + number * DAY_MS)),
);

/** Days outside the sample's period are clamped to its first or last day. */
export function dayText(number: number): Day {
  return at(days, Math.min(SNAPSHOT, Math.max(0, Math.floor(number))));
}

export function yearOf(number: number): number {
  return Number(dayText(number).slice(0, 4));
}

const firstDays = Array.from({ length: 124 }, (_, year) => dayNumber(`${1900 + year}-01-01`));

/** 1 January of a year from 1900 to 2023. */
export function firstDayOf(year: number): number {
  return at(firstDays, year - 1900);
}

import { PERIODS_SHOWN } from './constants';
import type { Scope } from './types';

/**
 * The scope that is asked for; without a wish the company's own accounts, unless those of the group
 * are newer: listed companies file only these as figures since 2021, and their own end before.
 */
export function chooseScope(
  { periods }: { periods: Record<Scope, readonly { endDate: Date }[]> },
  wanted: Scope | null,
): Scope {
  if (wanted !== null && periods[wanted].length > 0) return wanted;
  const [[solo], [group]] = [periods.solo, periods.group];
  if (!solo || !group) return group ? 'group' : 'solo';
  return group.endDate > solo.endDate ? 'group' : 'solo';
}

export type PeriodPage<T> = {
  shown: T[];
  /** How many newer ones are passed over. */
  offset: number;
  /** Offsets of the pages beside this one; null at the ends. */
  newer: number | null;
  older: number | null;
};

/** The page that holds an offset. One beyond the ends becomes the first or the last page. */
export function pagePeriods<T>(periods: T[], wanted: number): PeriodPage<T> {
  const last = Math.floor(Math.max(periods.length - 1, 0) / PERIODS_SHOWN) * PERIODS_SHOWN;
  const start = Math.floor(wanted / PERIODS_SHOWN) * PERIODS_SHOWN;
  const offset = Math.min(Math.max(start, 0), last);
  return {
    shown: periods.slice(offset, offset + PERIODS_SHOWN),
    offset,
    newer: offset === 0 ? null : offset - PERIODS_SHOWN,
    older: offset === last ? null : offset + PERIODS_SHOWN,
  };
}

/** Days of a period of 11 to 13 months: what is earned in it compares with a year. */
export const ABOUT_A_YEAR = { from: 320, to: 410 } as const;

const MEAN_MONTH = (365.2425 * 86_400_000) / 12;

/** Length in whole months: first and last years are often longer or shorter than 12. */
export function monthsOf({ startDate, endDate }: { startDate: Date; endDate: Date }): number {
  const afterLastDay = endDate.getTime() + 86_400_000;
  return Math.round((afterLastDay - startDate.getTime()) / MEAN_MONTH);
}

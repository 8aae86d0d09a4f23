import { DAY_MS } from '@/lib/milliseconds';
import { PERIODS_SHOWN } from './constants';
import type { Scope } from './types';

/**
 * The requested scope if it has periods. By default the company's own accounts, unless the group's
 * are newer: since 2021 listed companies file only group accounts as structured data, so their own
 * series ends there.
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

/**
 * The group's accounts beside the company's own, newest first, where both are shown up to the same
 * year: older ones would say nothing of today, newer ones are shown themselves.
 */
export function groupBeside<P extends { startDate: Date; endDate: Date }>(
  periods: Record<Scope, readonly P[]>,
): readonly P[] {
  const [[own], [group]] = [periods.solo, periods.group];
  const isBeside = own && group && chooseScope({ periods }, null) === 'solo';
  return isBeside && group.endDate > own.startDate ? periods.group : [];
}

export type PeriodPage<T> = {
  shown: T[];
  /** How many newer periods are skipped. */
  offset: number;
  /** Offsets of the adjacent pages; null at the ends. */
  newer: number | null;
  older: number | null;
};

/** The page that contains an offset. An offset out of range gives the first or the last page. */
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

/** Length in days of a period of 11 to 13 months, whose earnings are comparable with a year's. */
export const ABOUT_A_YEAR = { from: 320, to: 410 } as const;

const MEAN_MONTH = (365.2425 * DAY_MS) / 12;

/** Length in whole months: first and last periods are often longer or shorter than 12. */
export function monthsOf({ startDate, endDate }: { startDate: Date; endDate: Date }): number {
  const afterLastDay = endDate.getTime() + DAY_MS;
  return Math.round((afterLastDay - startDate.getTime()) / MEAN_MONTH);
}

import { danishDay } from '@/lib/danish-day';
import type { AnnualReport } from './types';

const DAY_MS = 86_400_000;

/**
 * Days from the end of a report's period to the Danish day it was published on. Whether that was
 * late is not told: the deadline hangs on the class, and has been put off at times.
 * Null where either day is wrong or not known.
 */
export function publishedAfter({
  endDate,
  publishedAt,
}: Pick<AnnualReport, 'endDate' | 'publishedAt'>): number | null {
  if (publishedAt === null) return null;
  const days = (Date.parse(danishDay(publishedAt)) - endDate.getTime()) / DAY_MS;
  return days > 0 ? days : null;
}

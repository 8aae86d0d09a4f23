import { danishDay } from '@/lib/danish-day';
import { DAY_MS } from '@/lib/milliseconds';
import type { AnnualReport } from './types';

/**
 * Days from the end of a report's period to its publication, in Danish time. Does not judge whether
 * that was late: the deadline depends on the reporting class and has been extended at times. Null
 * if either day is wrong or unknown.
 */
export function publishedAfter({
  endDate,
  publishedAt,
}: Pick<AnnualReport, 'endDate' | 'publishedAt'>): number | null {
  if (publishedAt === null) return null;
  const days = (Date.parse(danishDay(publishedAt)) - endDate.getTime()) / DAY_MS;
  return days > 0 ? days : null;
}

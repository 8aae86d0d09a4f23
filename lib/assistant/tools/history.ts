import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { isoDay } from '@/lib/format';
import type { TimelineEvent } from '@/lib/history/types';
import { getOwnRecord } from '@/lib/overview/queries';
import { companyRef, orNull, placeOf } from './facts';

export type HistoryEvent = Pick<TimelineEvent, 'field' | 'before' | 'after'> & {
  /** The day it took effect if the register gives it, else the day it was seen. */
  on: string;
  href: string;
};

/**
 * The events of a company, newest first, and how many there are with those that are too many to
 * list; null when the register lacks it.
 */
export async function companyHistory({ key }: { key: string }) {
  const [[company], record] = await Promise.all([
    listCompaniesByKey([key]),
    orNull(getOwnRecord(key)),
  ]);
  if (!company || !record) return null;
  const href = placeOf(key, {}, 'timeline');
  const events = record.timeline.events.map(
    ({ field, before, after, on }): HistoryEvent => ({
      field,
      before,
      after,
      on: isoDay(on),
      href,
    }),
  );
  return { company: companyRef(company), events, total: record.timeline.total, href };
}

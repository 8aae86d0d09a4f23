import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { isoDay } from '@/lib/format';
import { TIMELINE_SHOWN } from '@/lib/history/constants';
import type { TimelineEvent } from '@/lib/history/types';
import { getOwnRecord } from '@/lib/overview/queries';
import { companyRef, orNull, placeOf } from './facts';

export type HistoryEvent = Pick<TimelineEvent, 'field' | 'before' | 'after'> & {
  /** The day it took effect if the register gives it, else the day it was seen. */
  on: string;
  href: string;
};

/** All events of a company, newest first; null when the register lacks it. */
export async function companyHistory({ key }: { key: string }) {
  const [[company], record] = await Promise.all([
    listCompaniesByKey([key]),
    orNull(getOwnRecord(key, null)),
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

/** As many as the page of the company shows, and how many there are. */
export async function newestEvents(asked: { key: string }) {
  const found = await companyHistory(asked);
  return found && { ...found, events: found.events.slice(0, TIMELINE_SHOWN) };
}

import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { isoDay } from '@/lib/format';
import type { TimelineEvent } from '@/lib/history/types';
import { getOwnRecord } from '@/lib/overview/queries';
import { type Caller, type CompanyRef, companyRef, orNull, placeOf } from './facts';

export type HistoryEvent = Pick<TimelineEvent, 'field' | 'before' | 'after'> & {
  /** The day it took effect if the register gives it, else the day it was seen. */
  on: string;
  href: string;
};

export type CompanyHistory = {
  company: CompanyRef;
  /** Newest first. */
  events: HistoryEvent[];
  /** Including those that are too many to list. */
  total: number;
  href: string;
};

/** The events of a company; null when the register lacks it. */
export async function companyHistory(
  _caller: Caller,
  { key }: { key: string },
): Promise<CompanyHistory | null> {
  const [[company], record] = await Promise.all([
    listCompaniesByKey([key]),
    orNull(getOwnRecord(key)),
  ]);
  if (!company || !record) return null;
  const href = placeOf(key, {}, 'timeline');
  const events = record.timeline.events.map(({ field, before, after, on }) => ({
    field,
    before,
    after,
    on: isoDay(on),
    href,
  }));
  return { company: companyRef(company), events, total: record.timeline.total, href };
}

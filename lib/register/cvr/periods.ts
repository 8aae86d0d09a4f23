import 'server-only';
import { isoDay } from '@/lib/format';
import { DAY_MS } from '@/lib/milliseconds';
import type { Day, Period } from '../record';
import { dayAt, type Json, objectAt } from './values';

/** A day plus a number of days, which may be negative. */
export const addDays = (day: Day, days: number): Day =>
  isoDay(new Date(Date.parse(day) + days * DAY_MS));

/** The period of a versioned item; open at both ends if it has none. */
export function periodOf(item: Json): Period {
  const period = objectAt(item, 'periode');
  if (!period) return { validFrom: null, validTo: null };
  return { validFrom: dayAt(period, 'gyldigFra'), validTo: dayAt(period, 'gyldigTil') };
}

/** Both ends are inclusive. */
export function isOpen({ validFrom, validTo }: Period, day: Day): boolean {
  return (validFrom ?? '') <= day && (validTo === null || validTo >= day);
}

/** The item that began last; in case of a tie, the last one in the list. */
function newest(items: { item: Json; period: Period }[]): Json | null {
  let found: { item: Json; period: Period } | null = null;
  for (const entry of items) {
    if (!found || (entry.period.validFrom ?? '') >= (found.period.validFrom ?? '')) found = entry;
  }
  return found?.item ?? null;
}

const dated = (items: Json[]) => items.map((item) => ({ item, period: periodOf(item) }));

/** The item that is valid on a day; null if there is none. */
export function currentItem(items: Json[], day: Day): Json | null {
  return newest(dated(items).filter(({ period }) => isOpen(period, day)));
}

/**
 * The item that is valid on a day, or else the last one that was. An item that becomes valid later
 * is used only if there is nothing else.
 */
export function currentOrLast(items: Json[], day: Day): Json | null {
  const all = dated(items);
  const begun = all.filter(({ period }) => (period.validFrom ?? '') <= day);
  return newest(begun.filter(({ period }) => isOpen(period, day))) ?? lastOf(begun) ?? first(all);
}

function lastOf(items: { item: Json; period: Period }[]): Json | null {
  const ends = items.map(({ period }) => period.validTo ?? '').sort();
  return newest(items.filter(({ period }) => (period.validTo ?? '') === ends.at(-1)));
}

function first(items: { item: Json; period: Period }[]): Json | null {
  const [earliest] = items.toSorted((a, b) =>
    (a.period.validFrom ?? '') < (b.period.validFrom ?? '') ? -1 : 1,
  );
  return earliest?.item ?? null;
}

import { isoDay } from '@/lib/format';
import type { Held } from '@/lib/roles/types';
import type { Period } from './types';

/** What ended a company's roles that have no end of their own. */
export type Ceased = { isCeased: boolean; ceasedOn: string | null };

/**
 * When a role stood. It lasts until its company ceased at most, and a founding stood on its day
 * alone; null where that day is unknown.
 */
export function periodOf(
  { group, validFrom, validTo }: Pick<Held, 'group' | 'validFrom' | 'validTo'>,
  { isCeased, ceasedOn }: Ceased,
): Period | null {
  const from = isoDay(validFrom);
  if (group === 'FOUNDER') return from === null ? null : { from, to: from };
  const to = isoDay(validTo);
  if (!isCeased) return { from, to };
  // Of a company that ceased on an unknown day, only the beginning of a role is known.
  const end = ceasedOn ?? to ?? from;
  const last = to !== null && end !== null && to < end ? to : end;
  return { from, to: from !== null && last !== null && last < from ? from : last };
}

/**
 * The last time at which one period of each list stood, by days that are included; null when there
 * was none.
 */
export function lastTogether(lists: readonly (readonly Period[])[]): Period | null {
  const [first = [], ...others] = lists.map(merged);
  const common = others.reduce(
    (stood, list) => stood.flatMap((one) => list.flatMap((other) => overlap(one, other) ?? [])),
    first,
  );
  return common.at(-1) ?? null;
}

/** Whether a period goes on beyond a day, yyyy-mm-dd. */
export const standsOn = ({ from, to }: Period, day: string) =>
  (from === null || from <= day) && (to === null || to > day);

const FIRST = '';
const LAST = '9999-12-31';
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Ordered, and periods that overlap or follow each other without a day between as one. */
function merged(periods: readonly Period[]): Period[] {
  const all: Period[] = [];
  for (const period of periods.toSorted((a, b) => compare(a.from ?? FIRST, b.from ?? FIRST))) {
    const last = all.at(-1);
    if (last && (last.to === null || (period.from ?? FIRST) <= dayAfter(last.to))) {
      all[all.length - 1] = {
        from: last.from,
        to: compare(period.to ?? LAST, last.to ?? LAST) > 0 ? period.to : last.to,
      };
    } else all.push(period);
  }
  return all;
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function overlap(one: Period, other: Period): Period | null {
  const from = compare(one.from ?? FIRST, other.from ?? FIRST) > 0 ? one.from : other.from;
  const to = compare(one.to ?? LAST, other.to ?? LAST) < 0 ? one.to : other.to;
  return compare(from ?? FIRST, to ?? LAST) > 0 ? null : { from, to };
}

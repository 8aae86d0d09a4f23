import type { HistoryEvent } from '@/lib/assistant/tools/history';
import { DISTRESS, endedInDistress, isInDistress } from '@/lib/companies/distress';
import type { Period } from '../lists/past-period';
import type { State } from '../question/statement';
import { type Decisive, isInState, UNDER } from './statement-answer';

/** A time in which a company existed; null where the register has no bound. */
type Life = { from: string | null; to: string | null };

/** What is known of the statuses of a company; days are YYYY-MM-DD. */
export type Past = {
  lives: Life[];
  /** Its changes of status, oldest first. */
  changes: { on: string; status: string | null }[];
  /** How it ended, as the register's statuses; null while it goes on. */
  ending: string | null;
  today: Decisive;
};

type Event = Pick<HistoryEvent, 'field' | 'on' | 'after'>;

const byDay = (a: { on: string }, b: { on: string }) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0);

/** The times between the starts and the ends of a company's life. */
export function livesOf(
  events: readonly Event[],
  { founded, ceased }: { founded: string | null; ceased: string | null },
): Life[] {
  const starts = events.filter(({ field }) => field === 'STARTED').toSorted(byDay);
  const ends = events.filter(({ field }) => field === 'ENDED').toSorted(byDay);
  if (starts.length === 0) return [{ from: founded, to: ends.at(-1)?.on ?? ceased }];
  return starts.map(({ on }, at) => {
    const next = starts[at + 1]?.on;
    const end = ends.find((one) => one.on >= on && (next === undefined || one.on <= next));
    return { from: on, to: end?.on ?? next ?? ceased };
  });
}

/** How much of a period a company existed in; null where a bound is not known. */
function existed(lives: readonly Life[], { from, to }: Period): 'all' | 'part' | 'none' | null {
  const isAll = lives.some(
    (life) => life.from !== null && life.from <= from && (life.to === null || life.to >= to),
  );
  if (isAll) return 'all';
  if (lives.some((life) => life.from === null)) return null;
  const isPart = lives.some(
    (life) => (life.from ?? '') <= to && (life.to === null || life.to >= from),
  );
  return isPart ? 'part' : 'none';
}

/** Whether a status that is known by its changes was that of a day in the period. */
function hadStatus(status: string, { changes, lives }: Past, { from, to }: Period): boolean {
  const end = lives.at(-1)?.to ?? null;
  return changes.some((change, at) => {
    const next = changes[at + 1]?.on ?? end;
    return change.status === status && change.on <= to && (next === null || next >= from);
  });
}

/** Whether a company was active: an end by bankruptcy may have begun long before. */
function wasActive({ changes, ending, today }: Past, period: Period): boolean | null {
  const isUnderOther = changes.some(({ on, status }) => isInDistress(status) && on <= period.to);
  if (isUnderOther || endedInDistress(ending) || ending === 'CEASED_LIQUIDATION') return null;
  return today.status === null || today.status === 'UNKNOWN' ? null : true;
}

/** Whether a company had a status in a period; null where the register does not tell. */
export function wasInState(is: State, past: Past, period: Period): boolean | null {
  const life = existed(past.lives, period);
  if (is === 'ceased') {
    const isAfter = past.lives.some(({ to }) => to !== null && to < period.from);
    return life === 'none' ? isAfter : life === 'all' ? false : null;
  }
  if (life === 'none') return false;
  if (is === 'existing') return life === 'all' ? true : null;
  if (is === 'active') return life === 'all' ? wasActive(past, period) : null;
  const status = is === 'gone bankrupt' ? 'IN_BANKRUPTCY' : (UNDER[is] ?? '');
  const begun = past.changes.filter((change) => change.status === status);
  if (is === 'gone bankrupt') {
    if (begun.some(({ on }) => on >= period.from && on <= period.to)) return true;
    return begun.length > 0 || isInState(is, past.today) === false ? false : null;
  }
  if (hadStatus(status, past, period)) return true;
  // Today's status has a first day; of earlier ones none may be known.
  return begun.some(({ on }) => on > period.to) ? false : null;
}

/** The status that a company had in a period, 'NONE' before it began; null where it is not known. */
export function statusThen(past: Past, period: Period): string | null {
  const known = DISTRESS.find((status) => hadStatus(status, past, period));
  if (known) return known;
  if (wasInState('ceased', past, period)) return 'CEASED';
  if (existed(past.lives, period) === 'none') return 'NONE';
  return wasInState('active', past, period) ? 'ACTIVE' : null;
}

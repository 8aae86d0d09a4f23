import type { TimelineEvent } from './types';

/**
 * A place among the events of one day, the lowest being the oldest. A period of the company's life,
 * numbered in the id of its event, begins before anything else happens and ends after it.
 */
function placeOf({ id, field }: TimelineEvent): number {
  if (field !== 'STARTED' && field !== 'ENDED') return 0.5;
  return Number(id.split('-')[1]) * 2 + (field === 'ENDED' ? 1 : 0);
}

/** Sorts events, newest first. */
export const newestFirst = (a: TimelineEvent, b: TimelineEvent): number =>
  b.on.getTime() - a.on.getTime() || placeOf(b) - placeOf(a) || (a.id < b.id ? 1 : -1);

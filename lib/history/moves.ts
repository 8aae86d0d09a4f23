import { DAY_MS } from '@/lib/milliseconds';
import type { TimelineEvent } from './types';

/** What the register itself tells of moves: the day of the last one, and the address since then. */
export type Move = { on: Date; to: string | null };

/** A load that sees a new address as late as this after a move sees that move. */
const SEEN_WITHIN = 366 * DAY_MS;

/**
 * The seen changes with the last move: on the day that the register gives it if a load has seen it,
 * else with its new address alone, last.
 *
 * @param seen newest first
 */
export function withMove(seen: readonly TimelineEvent[], move: Move | null): TimelineEvent[] {
  if (!move) return [...seen];
  const { on, to } = move;
  const told = seen.findLast(
    (event) =>
      event.field === 'ADDRESS' && event.on >= on && Number(event.on) - Number(on) <= SEEN_WITHIN,
  );
  if (told) return seen.map((event) => (event === told ? { ...event, on } : event));
  return [...seen, { id: 'ADDRESS', on, field: 'ADDRESS', before: null, after: to }];
}

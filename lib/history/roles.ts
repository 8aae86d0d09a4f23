import { isoDay } from '@/lib/format';
import type { Period, TimelineEvent } from './types';

/** A role in management or board, in the register's words. */
export type HeldRow = Period & {
  title: string | null;
  participant: { name: string };
};

type Moves = { on: Date; left: string[]; joined: string[] };

/** As loads write it: Ida Holm (DIREKTØR). */
const personOf = ({ title, participant }: HeldRow) =>
  title ? `${participant.name} (${title})` : participant.name;

const joinedText = (people: readonly string[]) =>
  people.length === 0 ? null : [...new Set(people)].sort().join('; ');

/**
 * Who joined and left the management and the board: what happened on one day is one event. Those
 * who were there when a company began, and those with whom it ended, are no change of their own.
 */
export function managementEvents(
  roles: readonly HeldRow[],
  lifePeriods: readonly Period[],
): TimelineEvent[] {
  const daysOf = (end: keyof Period) => new Set(lifePeriods.map((period) => isoDay(period[end])));
  const [begun, ended] = [daysOf('validFrom'), daysOf('validTo')];
  const days = new Map<string, Moves>();
  const movesOn = (on: Date) => {
    const day = isoDay(on);
    const moves = days.get(day) ?? { on, left: [], joined: [] };
    days.set(day, moves);
    return moves;
  };
  for (const role of roles) {
    const { validFrom, validTo } = role;
    if (validFrom && !begun.has(isoDay(validFrom))) movesOn(validFrom).joined.push(personOf(role));
    if (validTo && !ended.has(isoDay(validTo))) movesOn(validTo).left.push(personOf(role));
  }
  return [...days].map(([day, { on, left, joined }]) => ({
    id: `MANAGEMENT-${day}`,
    on,
    field: 'MANAGEMENT',
    before: joinedText(left),
    after: joinedText(joined),
  }));
}

const peopleOf = (events: readonly TimelineEvent[], side: 'before' | 'after') =>
  new Set(events.flatMap((event) => event[side]?.split('; ') ?? []));

/** Whether all whom a load saw leave and join are told with the days they did. */
export function isManagementTold(seen: TimelineEvent, told: readonly TimelineEvent[]): boolean {
  const earlier = told.filter(({ field, on }) => field === 'MANAGEMENT' && on <= seen.on);
  return (['before', 'after'] as const).every((side) => {
    const people = peopleOf(earlier, side);
    return [...peopleOf([seen], side)].every((person) => people.has(person));
  });
}

import { isoDay } from '@/lib/format';
import type { RoleGroup } from '@/prisma/client/enums';
import type { MembersField, Period, TimelineEvent } from './types';

/** Whose coming and going a timeline tells, and as what. */
const FIELDS = {
  MANAGEMENT: 'MANAGEMENT',
  BOARD: 'MANAGEMENT',
  AUDITOR: 'AUDITOR',
} as const satisfies Partial<Record<RoleGroup, MembersField>>;

export type ToldGroup = keyof typeof FIELDS;
export const TOLD_GROUPS = Object.keys(FIELDS) as ToldGroup[];

/** A role of one of these groups, in the register's words. */
export type HeldRow = Period & {
  group: RoleGroup;
  title: string | null;
  participant: { name: string };
};

type Moves = { on: Date; field: MembersField; left: string[]; joined: string[] };

const isTold = (group: RoleGroup): group is ToldGroup => group in FIELDS;

/** As loads write it: Ida Holm (DIREKTØR); of an auditor the name alone. */
const memberOf = ({ group, title, participant: { name } }: HeldRow) =>
  title && group !== 'AUDITOR' ? `${name} (${title})` : name;

const joinedText = (people: readonly string[]) =>
  people.length === 0 ? null : [...new Set(people)].sort().join('; ');

/**
 * Who joined and left the management and the board, and who audits: what happened to each of them
 * on one day is one event. Those who were there when a company began, and those with whom it
 * ended, are no change of their own.
 */
export function memberEvents(
  roles: readonly HeldRow[],
  lifePeriods: readonly Period[],
): TimelineEvent[] {
  const daysOf = (end: keyof Period) => new Set(lifePeriods.map((period) => isoDay(period[end])));
  const [begun, ended] = [daysOf('validFrom'), daysOf('validTo')];
  const days = new Map<string, Moves>();
  const movesOn = (on: Date, field: MembersField) => {
    const id = `${field}-${isoDay(on)}`;
    const moves = days.get(id) ?? { on, field, left: [], joined: [] };
    days.set(id, moves);
    return moves;
  };
  for (const role of roles) {
    const { group, validFrom, validTo } = role;
    if (!isTold(group)) continue;
    const [field, member] = [FIELDS[group], memberOf(role)];
    if (validFrom && !begun.has(isoDay(validFrom))) movesOn(validFrom, field).joined.push(member);
    if (validTo && !ended.has(isoDay(validTo))) movesOn(validTo, field).left.push(member);
  }
  return [...days].map(([id, { on, field, left, joined }]) => ({
    id,
    on,
    field,
    before: joinedText(left),
    after: joinedText(joined),
  }));
}

const membersOf = (events: readonly TimelineEvent[], side: 'before' | 'after') =>
  new Set(events.flatMap((event) => event[side]?.split('; ') ?? []));

/** Whether all whom a load saw leave and join are told with the days they did. */
export function areMembersTold(seen: TimelineEvent, told: readonly TimelineEvent[]): boolean {
  const earlier = told.filter(({ field, on }) => field === seen.field && on <= seen.on);
  return (['before', 'after'] as const).every((side) => {
    const members = membersOf(earlier, side);
    return [...membersOf([seen], side)].every((member) => members.has(member));
  });
}

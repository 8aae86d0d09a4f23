import { isoDay } from '@/lib/format';
import { DAY_MS } from '@/lib/milliseconds';
import { danishOrder } from '@/lib/words/danish-order';
import { asLoaded, FIELDS, type HeldRow, isTold, memberOf } from './members';
import type { MembersField, Period, TimelineEvent } from './types';

type Moves = { on: Date; field: MembersField; left: string[]; joined: string[] };

const dayAfter = (day: Date) => new Date(day.getTime() + DAY_MS);

/** How long before it takes effect a change may be registered, and seen by a load. */
const ENTERED_AHEAD = 366 * DAY_MS;

/**
 * The day a role was left. A participant whose next role in the same field begins the day after
 * counts as changing on that day.
 */
function leftOn({ group, participantId, validTo }: HeldRow, roles: readonly HeldRow[]) {
  if (validTo === null || !isTold(group)) return validTo;
  const next = dayAfter(validTo);
  const goesOn = roles.some(
    (role) =>
      role.participantId === participantId &&
      isTold(role.group) &&
      FIELDS[role.group] === FIELDS[group] &&
      role.validFrom?.getTime() === next.getTime(),
  );
  return goesOn ? next : validTo;
}

const startOf = ({ validFrom }: HeldRow) => validFrom?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Whether `next`, which began later, began before `last` was over or on the day after. */
const overlaps = ({ validTo }: HeldRow, next: HeldRow) =>
  validTo === null || startOf(next) <= dayAfter(validTo).getTime();

/**
 * Roles that overlap and say the same of the same participant as one: the register may enter a role
 * anew while the former entry still stands, and nobody left then.
 */
function withoutOverlaps(roles: readonly HeldRow[]): HeldRow[] {
  const last = new Map<string, HeldRow>();
  const merged: HeldRow[] = [];
  for (const role of roles.toSorted((a, b) => startOf(a) - startOf(b))) {
    const id = `${role.participantId} ${role.group} ${memberOf(role)}`;
    const former = last.get(id);
    if (former && overlaps(former, role)) {
      const isLonger = former.validTo !== null && !(role.validTo && role.validTo < former.validTo);
      if (isLonger) former.validTo = role.validTo;
      continue;
    }
    const kept = { ...role };
    last.set(id, kept);
    merged.push(kept);
  }
  return merged;
}

/** The members without those in `others` too, who stayed. */
function joinedText(members: readonly string[], others: readonly string[]): string | null {
  const moved = new Set(members.filter((member) => !others.includes(member)));
  return moved.size === 0 ? null : [...moved].sort(danishOrder).join('; ');
}

/**
 * Changes of the management and the board, the auditors, and the owners and their shares. All
 * changes of a field on one day are one event. Roles that begin or end with the company itself are
 * left out.
 */
export function memberEvents(
  rows: readonly HeldRow[],
  lifePeriods: readonly Period[],
): TimelineEvent[] {
  const roles = withoutOverlaps(rows);
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
    const left = leftOn(role, roles);
    if (!isTold(group)) continue;
    const [field, member] = [FIELDS[group], memberOf(role)];
    if (validFrom && !begun.has(isoDay(validFrom))) movesOn(validFrom, field).joined.push(member);
    if (left && !ended.has(isoDay(validTo))) movesOn(left, field).left.push(member);
  }
  return [...days]
    .map(([id, { on, field, left, joined }]) => ({
      id,
      on,
      field,
      before: joinedText(left, joined),
      after: joinedText(joined, left),
    }))
    .filter(({ before, after }) => before !== null || after !== null);
}

const membersOf = (events: readonly TimelineEvent[], side: 'before' | 'after') =>
  new Set(events.flatMap((event) => event[side]?.split('; ').map(asLoaded) ?? []));

/** Whether all members that a load saw leave or join are in events with dates, past or upcoming. */
export function areMembersTold(seen: TimelineEvent, told: readonly TimelineEvent[]): boolean {
  const last = new Date(seen.on.getTime() + ENTERED_AHEAD);
  const known = told.filter(({ field, on }) => field === seen.field && on <= last);
  return (['before', 'after'] as const).every((side) => {
    const members = membersOf(known, side);
    return [...membersOf([seen], side)].every((member) => members.has(member));
  });
}

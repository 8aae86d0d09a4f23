import { isoDay } from '@/lib/format';
import { monthsBefore } from '@/lib/months-before';
import { goesOn } from '@/lib/roles/goes-on';
import { hasEnded } from '@/lib/roles/has-ended';
import type { RoleGroup } from '@/lib/roles/types';
import { RECENT_MONTHS } from './constants';
import type { Signal } from './types';

/**
 * A role in a company; a null `validTo` or `validFrom` means that no end or no beginning is known.
 */
export type HeldBy = {
  participantId: bigint;
  group: RoleGroup;
  validFrom: Date | null;
  validTo: Date | null;
};

/**
 * `isReplaced`: another participant has begun recently. One who was there before is no replacement.
 */
type Gone = { on: Date; isReplaced: boolean };

/**
 * The most recent departure from a group, of a participant with no other current role in it; null
 * if there is none since `since`. A role with an end in the future is current, and one with a
 * beginning in the future is not.
 */
function lastGone(roles: readonly HeldBy[], since: Date, today: Date): Gone | null {
  const there = roles.filter((role) => goesOn(role, isoDay(today)));
  const still = new Set(there.map(({ participantId }) => participantId));
  const days = roles
    .filter(({ participantId }) => !still.has(participantId))
    .flatMap(({ validTo }) =>
      validTo !== null && validTo >= since && hasEnded({ validTo }, isoDay(today))
        ? [validTo.getTime()]
        : [],
    );
  const isReplaced = there.some(({ validFrom }) => validFrom !== null && validFrom >= since);
  return days.length > 0 ? { on: new Date(Math.max(...days)), isReplaced } : null;
}

/**
 * Recent changes of auditor and management.
 *
 * @param today The register's date.
 */
export function roleSignals(roles: readonly HeldBy[], today: Date): Signal[] {
  const since = monthsBefore(today, RECENT_MONTHS);
  const goneOf = (group: RoleGroup) =>
    lastGone(
      roles.filter((role) => role.group === group),
      since,
      today,
    );
  const [auditor, leader] = [goneOf('AUDITOR'), goneOf('MANAGEMENT')];
  const signals: Signal[] = [];
  if (auditor) {
    signals.push({ kind: auditor.isReplaced ? 'auditorChanged' : 'auditorLeft', on: auditor.on });
  }
  if (leader) signals.push({ kind: 'leaderLeft', on: leader.on });
  return signals;
}

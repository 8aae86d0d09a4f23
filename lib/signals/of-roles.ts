import type { RoleGroup } from '@/lib/roles/types';
import { RECENT_MONTHS } from './constants';
import { monthsBefore } from './months-before';
import type { Signal } from './types';

/** A role of a company; `validTo` null means that no end is known, `validFrom` no beginning. */
export type HeldBy = {
  participantId: bigint;
  group: RoleGroup;
  validFrom: Date | null;
  validTo: Date | null;
};

/** `isReplaced`: somebody else began lately; who stayed beside replaces nobody. */
type Gone = { on: Date; isReplaced: boolean };

/**
 * The last of a group who left lately and holds no other role in it; null where nobody did. Who is
 * entered to leave later is still there, and who is to begin later is not yet.
 */
function lastGone(roles: readonly HeldBy[], since: Date, today: Date): Gone | null {
  const there = roles.filter(
    ({ validFrom, validTo }) =>
      (validFrom === null || validFrom <= today) && (validTo === null || validTo > today),
  );
  const still = new Set(there.map(({ participantId }) => participantId));
  const days = roles
    .filter(({ participantId }) => !still.has(participantId))
    .flatMap(({ validTo }) => (validTo !== null && validTo >= since ? [validTo.getTime()] : []));
  const isReplaced = there.some(({ validFrom }) => validFrom !== null && validFrom >= since);
  return days.length > 0 ? { on: new Date(Math.max(...days)), isReplaced } : null;
}

/**
 * Who audits and who leads changed lately.
 *
 * @param today The register's day.
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

import type { RoleGroup } from '@/lib/roles/types';
import { RECENT_MONTHS } from './constants';
import { monthsBefore } from './months-before';
import type { Signal } from './types';

/** A role of a company; `validTo` null means today, `validFrom` that it is not known. */
export type HeldBy = {
  participantId: bigint;
  group: RoleGroup;
  validFrom: Date | null;
  validTo: Date | null;
};

/** `isReplaced`: somebody else began lately; who stayed beside replaces nobody. */
type Gone = { on: Date; isReplaced: boolean };

/** The last of a group who left lately and holds no other role in it; null where nobody did. */
function lastGone(roles: readonly HeldBy[], since: Date): Gone | null {
  const today = roles.filter(({ validTo }) => validTo === null);
  const still = new Set(today.map(({ participantId }) => participantId));
  const days = roles
    .filter(({ participantId }) => !still.has(participantId))
    .flatMap(({ validTo }) => (validTo !== null && validTo >= since ? [validTo.getTime()] : []));
  const isReplaced = today.some(({ validFrom }) => validFrom !== null && validFrom >= since);
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
    );
  const [auditor, leader] = [goneOf('AUDITOR'), goneOf('MANAGEMENT')];
  const signals: Signal[] = [];
  if (auditor) {
    signals.push({ kind: auditor.isReplaced ? 'auditorChanged' : 'auditorLeft', on: auditor.on });
  }
  if (leader) signals.push({ kind: 'leaderLeft', on: leader.on });
  return signals;
}

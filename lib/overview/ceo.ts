import { goesOn } from '@/lib/roles/goes-on';
import type { ParticipantKind, RoleGroup } from '@/lib/roles/types';

type ManagementRole = {
  group: RoleGroup;
  validFrom: Date | null;
  validTo: Date | null;
  participant: { id: bigint; kind: ParticipantKind; name: string };
};

/** The id of the current manager with the CEO's name; null if none has it, or more than one. */
export function ceoIdOf(
  ceoName: string | null,
  roles: readonly ManagementRole[],
  today?: string,
): string | null {
  const called = roles.filter(
    (role) =>
      role.group === 'MANAGEMENT' &&
      goesOn(role, today) &&
      role.participant.kind !== 'COMPANY' &&
      role.participant.name === ceoName,
  );
  const [id, ...others] = new Set(called.map(({ participant }) => participant.id));
  return id === undefined || others.length > 0 ? null : String(id);
}

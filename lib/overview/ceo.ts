import { danishDay } from '@/lib/danish-day';
import type { ParticipantKind, RoleGroup } from '@/lib/roles/types';

type ManagementRole = {
  group: RoleGroup;
  validTo: Date | null;
  participant: { id: bigint; kind: ParticipantKind; name: string };
};

/** Who of today's managers has the CEO's name; null where nobody has, or two do. */
export function ceoIdOf(
  ceoName: string | null,
  roles: readonly ManagementRole[],
  today = new Date(danishDay()),
): string | null {
  const called = roles.filter(
    ({ group, validTo, participant }) =>
      group === 'MANAGEMENT' &&
      (validTo === null || validTo > today) &&
      participant.kind !== 'COMPANY' &&
      participant.name === ceoName,
  );
  const [id, ...others] = new Set(called.map(({ participant }) => participant.id));
  return id === undefined || others.length > 0 ? null : String(id);
}

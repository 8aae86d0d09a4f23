import type { HeldFact } from '@/lib/assistant/tools/person';
import type { RoleGroup } from '@/lib/roles/types';
import type { Words } from '../text/language';
import { ROLE_NAMES } from '../text/names';
import { joined, type Speak } from '../text/texts';

export const groupName = (group: RoleGroup, say: Speak) =>
  say(ROLE_NAMES[group]).toLocaleLowerCase('da');

const WITHIN: Partial<Record<RoleGroup, Words>> = {
  MANAGEMENT: { en: 'In the management', da: 'I direktionen' },
  BOARD: { en: 'On the board', da: 'I bestyrelsen' },
};

/** "In the management", "as owner and founder" */
export function inRoles(groups: readonly RoleGroup[], say: Speak): string {
  const [only] = groups;
  const within = groups.length === 1 && only ? WITHIN[only] : undefined;
  if (within) return say(within);
  const names = joined(
    groups.map((group) => groupName(group, say)),
    say,
  );
  return say({ en: `As ${names}`, da: `Som ${names}` });
}

/** The roles of a heading; a fully liable owner is one of few, and named only where there is one. */
export function rolesNamed(
  groups: readonly RoleGroup[],
  held: readonly HeldFact[],
): readonly RoleGroup[] {
  const isPartner = held.some(({ roles }) => roles.some(({ group }) => group === 'PARTNER'));
  const others = groups.filter((group) => group !== 'PARTNER');
  return isPartner || others.length === 0 ? groups : others;
}

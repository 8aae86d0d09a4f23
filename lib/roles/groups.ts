import type { CompanyRole, RoleGroup } from './types';

export type RolesOfGroup = { group: RoleGroup; roles: CompanyRole[] };

/** Groups the roles of a page; they are already sorted by group. */
export function groupRoles(items: readonly CompanyRole[]): RolesOfGroup[] {
  const groups: RolesOfGroup[] = [];
  for (const role of items) {
    const last = groups.at(-1);
    if (last?.group === role.group) last.roles.push(role);
    else groups.push({ group: role.group, roles: [role] });
  }
  return groups;
}

import type { CountedKind } from '@/lib/roles/role-counts';

/** The kinds of role, in the order in which they can be chosen; the first is the usual one. */
export const MOST_ROLES_KINDS = [
  'BOARD',
  'MANAGEMENT',
  'OWNER',
  'AUDITOR',
  'FOUNDER',
] as const satisfies readonly CountedKind[];

/** How many holders are listed. */
export const HOLDERS_SHOWN = 100;

/** Companies named next to a holder. */
export const COMPANIES_SHOWN = 3;

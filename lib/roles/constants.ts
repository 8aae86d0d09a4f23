/** Roles of a page: a company may have hundreds, today's and former ones. */
export const ROLES_PAGE_SIZE = 50;

/** Other companies named beside a person; how many there are is told. */
export const OTHERS_SHOWN = 5;

/** Roles of one person or company elsewhere on a page. */
export const PARTICIPANT_PAGE_SIZE = 20;

/** Companies that a company owns, beside its own roles; all are a page of their own. */
export const HOLDINGS_SHOWN = 10;

/** How far ownership is followed, up and down, and over how many shares each way. */
export const MOST_OWNERSHIP_LEVELS = 6;
export const MOST_OWNERSHIP_LINKS = 100;

/** Auditors have tens of thousands of clients: beyond this many they are not counted. */
export const MOST_COUNTED = 1_000;

/** The order in which roles are read. */
export const ROLE_GROUPS = [
  'MANAGEMENT',
  'BOARD',
  'PARTNER',
  'OWNER',
  'AUDITOR',
  'FOUNDER',
  'OTHER',
] as const;

/** Roles per page: a company may have hundreds, current and former. */
export const ROLES_PAGE_SIZE = 50;

/** Other companies named next to a participant; the total is shown as a number. */
export const OTHERS_SHOWN = 5;

/** Partners named among a company's facts; the total is shown as a number. */
export const PARTNERS_NAMED = 3;

/** Roles per page in the list of one participant's roles. */
export const PARTICIPANT_PAGE_SIZE = 20;

/** Owned companies shown next to a company's roles; the full list has its own page. */
export const HOLDINGS_SHOWN = 10;

/**
 * How many levels of ownership are followed, up and down, and the maximum number of shares in each
 * direction.
 */
export const MOST_OWNERSHIP_LEVELS = 6;
export const MOST_OWNERSHIP_LINKS = 100;

/**
 * How many ways through these shares are added up, as those of closely interwoven companies are too
 * many, and how many are told of each holder.
 */
export const MOST_WAYS = 2_000;
export const WAYS_TOLD = 3;

/** Counting stops here: auditors have tens of thousands of clients. */
export const MOST_COUNTED = 1_000;

/** Display order of the role groups. */
export const ROLE_GROUPS = [
  'MANAGEMENT',
  'BOARD',
  'PARTNER',
  'OWNER',
  'AUDITOR',
  'FOUNDER',
  'OTHER',
] as const;

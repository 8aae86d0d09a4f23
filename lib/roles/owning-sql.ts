/**
 * Short names and codes of sole proprietorships, small ones (PMV) and general partnerships (I/S):
 * they belong to those who are fully liable, and no share of theirs is published. A limited
 * partnership (K/S) does not: its general partner often owns nothing of it, and its owners are
 * registered as such.
 */
export const OF_THE_LIABLE = { ENK: 10, PMV: 15, 'I/S': 30 };

/**
 * Whether a row of `roles`, joined with its row of `companies`, makes its holder an owner; as SQL
 * text for statements that use the driver directly. owning.ts has the same for the ORM.
 */
export const IS_OWNING = `("group" = 'OWNER'
  OR "group" = 'PARTNER' AND legal_form_code IN (${Object.values(OF_THE_LIABLE)}))`;

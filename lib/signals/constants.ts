/** Losses in fewer years are a year's result, not a course. */
export const LOSSES_IN_A_ROW = 2;

/** In percent: by so much the gross profit has to fall. */
export const GROSS_FALL = -30;

/** A year's accounts are due within 6 months of its end at the latest; two more are let pass. */
export const NO_ACCOUNTS_MONTHS = 12 + 6 + 2;

/** Filings read for so long hold one of every company that files each year. */
export const ACCOUNTS_READ_DAYS = 395;

/** Changes of so many months are told. */
export const RECENT_MONTHS = 12;

/** Owning companies that are named; how many there are is told. */
export const OWNERS_NAMED = 5;

/** Named among those with bankruptcies; how many there are is told. */
export const PEOPLE_NAMED = 5;

/** Companies that are named of each of them; how many there are is told. */
export const BANKRUPT_NAMED = 3;

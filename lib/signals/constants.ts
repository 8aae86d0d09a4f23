/** Losses in fewer years are a year's result, not a course. */
export const LOSSES_IN_A_ROW = 2;

/** In percent: by so much the gross profit has to fall. */
export const GROSS_FALL = -30;

/** A year that is moved may have 18 months, and its accounts are due within six; two more are let pass. */
export const NO_ACCOUNTS_MONTHS = 18 + 6 + 2;

/**
 * Filings followed for so long hold one of whoever files: from one in the month after a year's end it
 * is 23 months to the last day of the next year's, where that one has 18. The first update of
 * lib/register/live/import-filings.ts reaches back as far.
 */
export const FILINGS_FOLLOWED_MONTHS = 18 + 5 + 2;

/** Filings whose reading ended longer than this before the register's day are followed no more. */
export const FILINGS_BEHIND_MONTHS = 1;

/** Changes of so many months are told. */
export const RECENT_MONTHS = 12;

/** Owning companies that are named; how many there are is told. */
export const OWNERS_NAMED = 5;

/** Named among those with bankruptcies; how many there are is told. */
export const PEOPLE_NAMED = 5;

/** Companies that are named of each of them; how many there are is told. */
export const BANKRUPT_NAMED = 3;

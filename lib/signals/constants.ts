/** Fewer years of losses are single results, not a trend. */
export const LOSSES_IN_A_ROW = 2;

/** In percent: the gross profit must fall by at least this much. */
export const GROSS_FALL = -30;

/**
 * A financial year that is changed may have 18 months, and its accounts are due within six; plus
 * two months of grace.
 */
export const NO_ACCOUNTS_MONTHS = 18 + 6 + 2;

/**
 * If filings have been followed for this long, every company that files has at least one among
 * them. The longest interval is 23 months: one filing in the month after a year's end, and the next
 * on the last day it is due, after a year of 18 months. The first update of
 * lib/register/live/import-filings.ts reaches back as far.
 */
export const FILINGS_FOLLOWED_MONTHS = 18 + 5 + 2;

/**
 * Filings no longer count as followed if the last load ended more than this before the register's
 * date.
 */
export const FILINGS_BEHIND_MONTHS = 1;

/** Changes within this many months are reported. */
export const RECENT_MONTHS = 12;

/** Insolvent owners, and partners, that are named; the total is shown as a number. */
export const OWNERS_NAMED = 5;

/** People with bankruptcies who are named; the total is shown as a number. */
export const PEOPLE_NAMED = 5;

/** Bankrupt companies named for each of these people; the total is shown as a number. */
export const BANKRUPT_NAMED = 3;

/** SQL condition for the filings that are annual reports with words, without those that were replaced. */
export const IS_WORDED = `kind = 'ANNUAL' AND NOT superseded AND passages IS NOT NULL`;

/** SQL order of the filings of a company, the newest first. */
export const NEWEST_FIRST = 'end_date DESC, published_at DESC NULLS LAST, id COLLATE "C" DESC';

/** SQL condition for the filings that are annual reports with words, without those that were replaced. */
export const IS_WORDED = `kind = 'ANNUAL' AND NOT superseded AND passages IS NOT NULL`;

/** SQL condition for the filings that have a note on going concern or a modified opinion. */
export const IS_REMARKED = '(going_concern IS NOT NULL OR audit_opinion IS NOT NULL)';

/**
 * SQL condition for the annual reports that `newestOpinion` of mapper.ts chooses among: those in
 * force that could be read, or say something nevertheless.
 * @param filing the name of the row of filings
 */
export const isKnownSql = (filing: string) => `kind = 'ANNUAL' AND NOT superseded
  AND (${IS_REMARKED} OR EXISTS (
    SELECT FROM accounting_periods WHERE filing_id = ${filing}.id AND (effective OR comparative)))`;

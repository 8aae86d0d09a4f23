import { REMARKS } from './types';

const remarked = '(going_concern IS NOT NULL OR audit_opinion IS NOT NULL)';

/**
 * The remarks (SearchIndex.remarks) of companies whose newest annual report that could be read has
 * some, as `newestOpinion` of lib/financials/mapper.ts finds it; `condition` filters filings. Few
 * reports have any, so only the companies of those are looked at.
 */
export const remarksSql = (condition: string) => `
  SELECT DISTINCT ON (company_key) company_key,
    CASE WHEN going_concern IS NULL THEN 0 ELSE ${REMARKS.goingConcern} END
      + CASE WHEN audit_opinion IS NULL THEN 0 ELSE ${REMARKS.modifiedOpinion} END AS remarks
  FROM filings filing
  WHERE kind = 'ANNUAL' AND NOT superseded
    AND company_key IN (SELECT company_key FROM filings WHERE ${remarked} AND ${condition})
    AND (${remarked} OR EXISTS (
      SELECT FROM accounting_periods WHERE filing_id = filing.id AND (effective OR comparative)))
  ORDER BY company_key, end_date DESC, published_at DESC NULLS LAST, id`;

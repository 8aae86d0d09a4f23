import { IS_REMARKED, isKnownSql } from '@/lib/financials/known-opinion-sql';
import { NEWEST_FIRST } from '@/lib/financials/newest-first';
import { AUDIT_OPINIONS } from './audit-opinions';
import { REMARKS } from './types';

const { goingConcern, opinion } = REMARKS;
const KINDS = AUDIT_OPINIONS.map((kind) => `'${kind}'`).join(', ');

/**
 * The remarks (SearchIndex.remarks) of companies whose newest annual report that could be read has
 * some; `condition` filters filings. Few reports have any, so only the companies of those are looked
 * at.
 */
export const remarksSql = (condition: string) => `
  SELECT DISTINCT ON (company_key) company_key,
    CASE WHEN going_concern IS NULL THEN 0 ELSE ${goingConcern} END
      + ${1 << opinion.shift} * coalesce(array_position(ARRAY[${KINDS}], audit_opinion::text), 0)
      AS remarks
  FROM filings filing
  WHERE ${isKnownSql('filing')}
    AND company_key IN (SELECT company_key FROM filings WHERE ${IS_REMARKED} AND ${condition})
  ORDER BY company_key, ${NEWEST_FIRST}`;

import { USUAL_CURRENCY } from '@/lib/financials/constants';

const stated = 'CASE WHEN contributed_capital > 0 THEN contributed_capital END';

/** What equity is compared with, see capitalBehind in lib/signals/of-accounts.ts; null if unknown. */
const capital = `CASE WHEN coalesce(capital_currency, '${USUAL_CURRENCY}') = own_currency
  THEN least(capital, ${stated}) ELSE ${stated} END`;

const isGroupNewer = `EXISTS (
  SELECT FROM accounting_periods grouped JOIN filings filing ON filing.id = grouped.filing_id
  WHERE grouped.company_key = companies.key AND grouped.end_date > own_end
    AND grouped.scope = 'GROUP' AND grouped.effective AND filing.kind = 'ANNUAL')`;

/**
 * SQL condition for companies with a capital that have the signals capitalLost or negativeEquity of
 * their own accounts: what is below zero has lost its capital, in whichever currency. It reads
 * `companies` beside the columns of newestFiguresSql.
 */
export const CAPITAL_LOST = `(capital IS NOT NULL AND own_equity < coalesce(${capital}, 0) / 2
  AND NOT ${isGroupNewer})`;

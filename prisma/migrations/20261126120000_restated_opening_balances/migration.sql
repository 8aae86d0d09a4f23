-- Averages of equity and assets begin with the opening balance as the newer report restates it, as growth
-- does: lib/financials/restated.ts and key-figures.ts, which a test compares this with. Rows are locked,
-- readers are not.
CREATE OR REPLACE FUNCTION pg_temp.is_rounded_to(unit int, own float8, stated numeric) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT stated % unit = 0 AND (abs(own - stated) <= unit / 2
        OR (abs(own) > abs(stated) AND abs(own - stated) < unit))
$$;

CREATE OR REPLACE FUNCTION pg_temp.is_rounded(own float8, stated numeric) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT abs(own - stated) < 1 OR pg_temp.is_rounded_to(1000, own, stated)
        OR (stated <> 0 AND pg_temp.is_rounded_to(1000000, own, stated))
$$;

CREATE OR REPLACE FUNCTION pg_temp.opening_of(closing float8, own float8, stated numeric) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
        WHEN own IS NULL THEN stated
        WHEN stated IS NULL OR pg_temp.is_rounded(own, stated) THEN own
        WHEN pg_temp.is_rounded(-own, stated) THEN stated
        WHEN own <> 0 AND stated <> 0
            AND (abs(own - stated * 1000) < 1000 OR abs(stated - own * 1000) < 1000)
            AND abs(coalesce(closing, 0) - stated) >= abs(coalesce(closing, 0) - own) THEN own
        ELSE stated END
$$;

CREATE OR REPLACE FUNCTION pg_temp.return_on(earned float8, closing float8, opening float8) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN mean > 0 THEN floor(earned / mean * 10000 + 0.5) / 100 + 0 END
    FROM (SELECT coalesce((closing + opening) / 2, closing) AS mean) average
$$;

WITH anew AS (
    SELECT period.filing_id, period.end_date, period.scope,
        pg_temp.return_on(period.profit_loss, period.equity,
            pg_temp.opening_of(period.equity, own.equity, stated.equity)) AS roe,
        CASE WHEN NOT coalesce(period.flags ? 'otherFinanceExpense', false) THEN pg_temp.return_on(
            period.profit_loss_before_tax::float8 + abs(coalesce(period.other_finance_expense, 0))::float8,
            period.assets, pg_temp.opening_of(period.assets, own.assets, stated.assets)) END AS roi
    FROM accounting_periods period
    JOIN accounting_periods stated ON stated.filing_id = period.filing_id AND stated.scope = period.scope
        AND stated.end_date = period.start_date - 1 AND stated.comparative
        AND stated.currency = period.currency
    LEFT JOIN accounting_periods own ON own.company_key = period.company_key AND own.scope = period.scope
        AND own.end_date = period.start_date - 1 AND own.effective AND own.currency = period.currency
    WHERE period.effective AND stated.start_date = coalesce(own.start_date, stated.start_date)
)
UPDATE accounting_periods period SET roe = anew.roe, roi = anew.roi
FROM anew
WHERE period.filing_id = anew.filing_id AND period.end_date = anew.end_date AND period.scope = anew.scope
    AND (period.roe, period.roi) IS DISTINCT FROM (anew.roe, anew.roi);

-- Without its divisions, `npm run migrate` makes the figures of peers anew (lib/peers/refresh.ts).
DELETE FROM peer_groups WHERE length(industry_group) = 2;

-- On negative equity there is no return: what loads stored so far has the other sign than the profit.
-- Other ratios have divisors that reports hardly state below zero. Rows are locked, readers are not.
UPDATE accounting_periods SET
    roe = CASE WHEN roe * profit_loss < 0 OR (roe = 0 AND equity <= 0) THEN NULL ELSE roe END,
    roi = CASE WHEN assets <= 0 THEN NULL ELSE roi END,
    solvency_ratio = CASE WHEN assets <= 0 THEN NULL ELSE solvency_ratio END,
    coverage_ratio = CASE WHEN revenue <= 0 THEN NULL ELSE coverage_ratio END,
    profit_margin = CASE WHEN revenue <= 0 THEN NULL ELSE profit_margin END,
    liquidity_ratio = CASE WHEN short_term_liabilities_other_than_provisions <= 0 THEN NULL ELSE liquidity_ratio END
WHERE roe * profit_loss < 0
    OR (roe = 0 AND equity <= 0)
    OR (assets <= 0 AND (roi IS NOT NULL OR solvency_ratio IS NOT NULL))
    OR (revenue <= 0 AND (coverage_ratio IS NOT NULL OR profit_margin IS NOT NULL))
    OR (short_term_liabilities_other_than_provisions <= 0 AND liquidity_ratio IS NOT NULL);

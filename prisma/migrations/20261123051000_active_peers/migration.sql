-- Peers are active companies; returns of periods far from a year, and those on negative equity, are
-- compared with nobody's. The next load makes the same figures anew.
UPDATE newest_figures figures SET
    living = company.status = 'ACTIVE',
    roe = CASE WHEN period.end_date - period.start_date + 1 BETWEEN 320 AND 410 THEN period.roe END,
    roi = CASE WHEN period.end_date - period.start_date + 1 BETWEEN 320 AND 410 THEN period.roi END,
    coverage_ratio = period.coverage_ratio,
    liquidity_ratio = period.liquidity_ratio,
    profit_margin = period.profit_margin,
    solvency_ratio = period.solvency_ratio
FROM accounting_periods period, companies company
WHERE period.company_key = figures.company_key AND period.end_date = figures.end_date
    AND period.scope = 'SOLO' AND period.effective
    AND company.key = figures.company_key
    AND (company.status NOT IN ('ACTIVE', 'CEASED')
        OR period.end_date - period.start_date + 1 NOT BETWEEN 320 AND 410
        OR (figures.roe, figures.roi, figures.coverage_ratio, figures.liquidity_ratio,
            figures.profit_margin, figures.solvency_ratio)
        IS DISTINCT FROM (period.roe, period.roi, period.coverage_ratio, period.liquidity_ratio,
            period.profit_margin, period.solvency_ratio));

DELETE FROM peer_groups;

INSERT INTO peer_groups (industry_version, industry_group, size_class, roe, roi, coverage_ratio,
    liquidity_ratio, profit_margin, solvency_ratio)
SELECT industry_version, industry_group, size_class,
    array_agg(roe ORDER BY roe) FILTER (WHERE roe IS NOT NULL),
    array_agg(roi ORDER BY roi) FILTER (WHERE roi IS NOT NULL),
    array_agg(coverage_ratio ORDER BY coverage_ratio) FILTER (WHERE coverage_ratio IS NOT NULL),
    array_agg(liquidity_ratio ORDER BY liquidity_ratio) FILTER (WHERE liquidity_ratio IS NOT NULL),
    array_agg(profit_margin ORDER BY profit_margin) FILTER (WHERE profit_margin IS NOT NULL),
    array_agg(solvency_ratio ORDER BY solvency_ratio) FILTER (WHERE solvency_ratio IS NOT NULL)
FROM newest_figures
WHERE living AND industry_version IS NOT NULL AND industry_group IS NOT NULL
GROUP BY industry_version, industry_group, size_class;

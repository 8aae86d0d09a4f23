import 'server-only';
import type { Client } from 'pg';
import { keysOf } from '@/lib/entries';
import { type KeyFigureInput, type KeyFigures, keyFigures } from '@/lib/financials/key-figures';
import { RATIO_COLUMNS } from '@/lib/peers/sql';
import { copyRows, encodeRow } from '@/lib/register/load/copy';

/** The inputs of the key figures, with their columns. */
const inputs = {
  equity: 'equity',
  assets: 'assets',
  profitLoss: 'profit_loss',
  profitLossBeforeTax: 'profit_loss_before_tax',
  otherFinanceExpense: 'other_finance_expense',
  grossProfit: 'gross_profit',
  grossResult: 'gross_result',
  revenue: 'revenue',
  currentAssets: 'current_assets',
  shortTermLiabilitiesOtherThanProvisions: 'short_term_liabilities_other_than_provisions',
  profitLossFromOrdinaryOperatingActivities: 'profit_loss_from_ordinary_operating_activities',
} as const satisfies Record<Exclude<keyof KeyFigureInput, 'contradictsFinanceExpense'>, string>;

const ratios: Record<keyof KeyFigures, string> = RATIO_COLUMNS;
const names = keysOf(ratios);
const columns = Object.values(ratios);

const inputOf = (period: string) =>
  `json_build_object(${Object.entries(inputs)
    .map(([name, column]) => `'${name}', ${period}.${column}`)
    .join(', ')}, 'contradictsFinanceExpense', ${period}.flags ? 'otherFinanceExpense')`;

/**
 * The previous period has the same scope and currency and ends the day before; restated, it is the
 * same in the report of the period itself, which after a change of currency is the only one. Before a
 * year it is another year: pages of annual accounts know nothing of an interim report's balance.
 */
const inputsSql = `
  SELECT chosen.filing_id, chosen.end_date::text, chosen.scope, ${inputOf('period')} AS current,
    CASE WHEN earlier.filing_id IS NOT NULL THEN ${inputOf('earlier')} END AS previous,
    CASE WHEN restated.filing_id IS NOT NULL THEN ${inputOf('restated')} END AS restated
  FROM filing_effective chosen
  JOIN accounting_periods period USING (filing_id, end_date, scope)
  LEFT JOIN filing_effective before ON before.company_key = chosen.company_key
    AND before.scope = chosen.scope AND before.currency = chosen.currency
    AND before.end_date = chosen.start_date - 1
    AND (before.kind = 'ANNUAL' OR chosen.kind <> 'ANNUAL')
  LEFT JOIN accounting_periods earlier ON earlier.filing_id = before.filing_id
    AND earlier.end_date = before.end_date AND earlier.scope = before.scope
  LEFT JOIN accounting_periods restated ON restated.filing_id = chosen.filing_id
    AND restated.end_date = chosen.start_date - 1 AND restated.scope = chosen.scope
    AND restated.comparative AND restated.currency = chosen.currency
    AND restated.start_date = coalesce(before.start_date, restated.start_date)`;

type Row = {
  filing_id: string;
  end_date: string;
  scope: string;
  current: KeyFigureInput;
  previous: KeyFigureInput | null;
  restated: KeyFigureInput | null;
};

const batchRows = 5_000;

/** Computes the ratios into `filing_ratios`, a few thousand statements at a time. */
async function computeRatios(client: Client): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE filing_ratios ON COMMIT DROP AS
    SELECT filing_id, end_date, scope, ${columns.join(', ')} FROM accounting_periods WITH NO DATA`);
  await client.query(`DECLARE filing_inputs NO SCROLL CURSOR FOR ${inputsSql}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${batchRows} FROM filing_inputs`);
    if (rows.length === 0) break;
    const lines = rows.map(({ filing_id, end_date, scope, current, previous, restated }) => {
      const figures = keyFigures(current, previous, restated);
      return `${encodeRow([filing_id, end_date, scope, ...names.map((name) => figures[name])])}\n`;
    });
    const target = `filing_ratios (filing_id, end_date, scope, ${columns.join(', ')})`;
    await copyRows(client, target, Buffer.from(lines.join('')));
  }
  await client.query('CLOSE filing_inputs');
  await client.query('ANALYZE filing_ratios');
}

/** Marks the effective statements of the touched companies, and sets the ratios of these only. */
export async function writeRatios(client: Client): Promise<void> {
  await computeRatios(client);
  const row = (source: string) =>
    ['effective', ...columns].map((column) => `${source}.${column}`).join(', ');
  await client.query(`
    UPDATE accounting_periods stored
    SET effective = given.effective, ${columns.map((name) => `${name} = given.${name}`).join(', ')}
    FROM (
      SELECT period.filing_id, period.end_date, period.scope,
        chosen.filing_id IS NOT NULL AS effective,
        ${columns.map((name) => `chosen.${name}`).join(', ')}
      FROM accounting_periods period
      JOIN filing_touched USING (company_key)
      LEFT JOIN filing_ratios chosen ON chosen.filing_id = period.filing_id
        AND chosen.end_date = period.end_date AND chosen.scope = period.scope
    ) given
    WHERE stored.filing_id = given.filing_id AND stored.end_date = given.end_date
      AND stored.scope = given.scope AND (${row('stored')}) IS DISTINCT FROM (${row('given')})`);
}

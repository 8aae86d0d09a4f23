/**
 * SQL for which amount of last year this year's is compared with: previousOf of restated.ts, which a
 * test compares it with.
 * @param now, own, stated SQL of this year's amount, and of last year's in its own and in the newer
 *   report
 */
export function previousSql(now: string, own: string, stated: string): string {
  const less = (a: string, b: string, than: number) => `abs(${a} - (${b})) < ${than}`;
  const isRoundedTo = (unit: number, amount: string) => `(${stated} % ${unit} = 0
    AND (abs(${amount} - (${stated})) <= ${unit / 2}
      OR abs(${amount}) > abs(${stated}) AND ${less(amount, stated, unit)}))`;
  const isInMillions = `(abs(${stated}) >= 10000000
    OR ${stated} <> 0 AND coalesce(${now}, 0) % 1000000 = 0)`;
  const isRounded = (amount: string) => `(${less(amount, stated, 1)}
    OR ${isRoundedTo(1_000, amount)} OR ${isInMillions} AND ${isRoundedTo(1_000_000, amount)})`;
  const isInOtherUnit = `(${own} <> 0 AND ${stated} <> 0
    AND (${less(own, `${stated} * 1000`, 1_000)} OR ${less(stated, `${own} * 1000`, 1_000)}))`;
  const isNearer = `abs(coalesce(${now}, 0) - ${stated}) < abs(coalesce(${now}, 0) - ${own})`;
  return `CASE WHEN ${own} IS NULL THEN ${stated} WHEN ${stated} IS NULL OR ${isRounded(own)} THEN ${own}
    WHEN ${isRounded(`-${own}`)} THEN ${stated}
    WHEN ${isInOtherUnit} AND NOT ${isNearer} THEN ${own} ELSE ${stated} END`;
}

/**
 * SQL condition for the row `restated` of accounting_periods: last year as the company's newer report
 * states it.
 * @param newer row of the newer accounts of the company alone, with `former_start`, the first day of
 *   the year before
 */
export const restatedInSql = (newer: string): string => `restated.filing_id = ${newer}.filing_id
  AND restated.end_date = ${newer}.start_date - 1 AND restated.scope = 'SOLO'
  AND restated.comparative AND restated.start_date = ${newer}.former_start
  AND restated.currency = ${newer}.currency`;

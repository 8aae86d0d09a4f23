import 'server-only';
import type { KeyFigureId } from '@/lib/financials/types';
import { SIZE_CLASSES } from './constants';

/** The column of each key figure, the same in all tables that have them. */
export const RATIO_COLUMNS = {
  roe: 'roe',
  roi: 'roi',
  coverageRatio: 'coverage_ratio',
  liquidityRatio: 'liquidity_ratio',
  profitMargin: 'profit_margin',
  solvencyRatio: 'solvency_ratio',
} as const satisfies Record<KeyFigureId, string>;

/** Their profit is that of the whole period: of five months it is no year's. */
export const RETURNS: ReadonlySet<KeyFigureId> = new Set(['roe', 'roi']);

/** The size class of a head count, as an expression. */
export function sizeClassSql(employees: string): string {
  const cases = SIZE_CLASSES.flatMap(({ id, to }) =>
    to === null ? [`ELSE '${id}'`] : [`WHEN ${employees} <= ${to} THEN '${id}'`],
  );
  return `CASE ${cases.join(' ')} END`;
}

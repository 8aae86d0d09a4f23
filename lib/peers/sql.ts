import 'server-only';
import type { KeyFigureId } from '@/lib/financials/types';
import { SIZE_CLASSES } from './constants';

/** The column of each key figure; the name is the same in every table. */
export const RATIO_COLUMNS = {
  roe: 'roe',
  roi: 'roi',
  coverageRatio: 'coverage_ratio',
  liquidityRatio: 'liquidity_ratio',
  profitMargin: 'profit_margin',
  solvencyRatio: 'solvency_ratio',
} as const satisfies Record<KeyFigureId, string>;

/** SQL expression for the size class of a head count. */
export function sizeClassSql(employees: string): string {
  const cases = SIZE_CLASSES.flatMap(({ id, to }) =>
    to === null ? [`ELSE '${id}'`] : [`WHEN ${employees} <= ${to} THEN '${id}'`],
  );
  return `CASE ${cases.join(' ')} END`;
}

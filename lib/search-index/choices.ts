import { ENDED_STATUSES } from '@/lib/companies/ending';

export const COMPANY_STATUSES = [
  'ACTIVE',
  'IN_LIQUIDATION',
  'IN_RECONSTRUCTION',
  'IN_BANKRUPTCY',
  'IN_COMPULSORY_DISSOLUTION',
  'CEASED',
  'UNKNOWN',
] as const;

/**
 * The values of the status filter. CEASED matches every ceased company; the values after it match
 * those that ended in that way. The order is that of their codes in the search index.
 */
export const STATUS_CHOICES = [...COMPANY_STATUSES, ...ENDED_STATUSES] as const;

/** Of the newest year over the one before. The order is that of RISING. */
export const TRENDS = [
  'revenueUp',
  'revenueDown',
  'grossProfitUp',
  'grossProfitDown',
  'profitUp',
  'profitDown',
  'employeesUp',
  'employeesDown',
] as const;

/** What can be so for years in a row: besides trends, a result or an equity above zero, or below it. */
export const RUNS = [
  ...TRENDS,
  ...(['profitable', 'lossMaking', 'positiveEquity', 'negativeEquity'] as const),
] as const;
type Run = (typeof RUNS)[number];

/** More years in a row than these count as so many. */
export const MOST_YEARS = 10;
export const YEARS = ['', 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What is so, and for at least how many of the newest years in a row: "revenueUp", "lossMaking2". */
export type Trend = `${Run}${(typeof YEARS)[number]}`;
export const ALL_TRENDS: readonly Trend[] = RUNS.flatMap((run) =>
  YEARS.map((years): Trend => `${run}${years}`),
);

/** Those that are offered where one chooses without words. */
export const OFFERED_RUNS = [
  ...(['lossMaking2', 'lossMaking3', 'negativeEquity2', 'profitable3', 'profitable5'] as const),
  ...(['revenueUp3', 'grossProfitUp3', 'employeesUp3'] as const),
] satisfies Trend[];

export function partsOf(trend: Trend): { run: Run; years: number } {
  const run = trend.replace(/\d+/, '') as Run;
  return { run, years: Number(trend.slice(run.length) || 1) };
}

/** The trend that holds for so many years in a row. */
export const runOf = (run: Run, years: number): Trend =>
  `${run}${years > 1 ? (Math.min(years, MOST_YEARS) as 2) : ''}`;

/** No company has both, for any number of years. */
export const oppositeOf = (run: Run) => RUNS[RUNS.indexOf(run) ^ 1] as Run;

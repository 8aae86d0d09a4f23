import { keyFigures } from './key-figures';
import { chooseScope, groupBeside } from './periods';
import type {
  Amount,
  AnnualReport,
  FinancialPeriod,
  Financials,
  Scope,
  StatementField,
} from './types';

export type NewestAccounts = {
  period: FinancialPeriod;
  /** Whose accounts they are, to be told unless the company has its own only; else null. */
  told: Scope | null;
  /** What the company earned, as far up its statement as it reports it; result; equity; employees. */
  figures: { field: StatementField; amount: Amount }[];
  /** The group's of the same year, beside the company's own; else null. */
  group: FinancialPeriod | null;
  /** In percent; null where it cannot be computed. */
  solvencyRatio: number | null;
  /** What the figures were read from; null if it has no link or was corrected since. */
  report: AnnualReport | null;
};

/** Small companies may leave out the revenue and begin with what is left of it. */
const EARNED = ['revenue', 'grossProfit', 'grossResult'] as const;
const BELOW = ['profitLoss', 'equity', 'employees'] as const;

/**
 * The main figures of a company's newest accounts: its own, or the group's where those are newer.
 * @returns null without accounts.
 */
export function newestAccounts(
  financials: Pick<Financials, 'periods' | 'reports'>,
): NewestAccounts | null {
  const scope = chooseScope(financials, null);
  const [period] = financials.periods[scope];
  if (!period) return null;
  const { amounts } = period;
  const isRead = ({ id }: AnnualReport) => id === period.filingId;
  const { equity, assets } = amounts;
  const earned = EARNED.find((field) => amounts[field].value !== null) ?? 'revenue';
  return {
    period,
    told: financials.periods.group.length > 0 ? scope : null,
    figures: [earned, ...BELOW].map((field) => ({ field, amount: amounts[field] })),
    group: groupBeside(financials.periods)[0] ?? null,
    solvencyRatio: keyFigures({ equity: equity.value, assets: assets.value }, null).solvencyRatio,
    report: period.corrected ? null : (financials.reports.find(isRead) ?? null),
  };
}

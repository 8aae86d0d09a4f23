import { chooseScope } from '@/lib/financials/periods';
import type {
  FinancialPeriod,
  Financials,
  KeyFigureHistory,
  KeyFigurePeriod,
} from '@/lib/financials/types';

type ComparedAccounts = {
  /** The company's own accounts or the group's, newest first. */
  periods: FinancialPeriod[];
  /** Of the newest period; null without accounts. */
  keyFigures: KeyFigurePeriod | null;
  /** Whether both the company and its group have accounts. */
  hasBoth: boolean;
};

/** A company with the accounts it is compared by; failed when they could not be read. */
export type WithAccounts = { accounts: ComparedAccounts | 'failed' };

const NONE: ComparedAccounts = { periods: [], keyFigures: null, hasBoth: false };

/** The accounts as far as they could be read. */
export const accountsRead = ({ accounts }: WithAccounts): ComparedAccounts =>
  accounts === 'failed' ? NONE : accounts;

/**
 * The accounts that a company is compared by, on the screen and in its file: its own, or the group's
 * where those are newer.
 * @param ofGroups The group's wherever there are any.
 */
export function comparedAccounts(
  financials: Pick<Financials, 'periods'>,
  keyFigures: KeyFigureHistory,
  ofGroups: boolean,
): ComparedAccounts {
  const { periods } = financials;
  const scope = chooseScope(financials, ofGroups ? 'group' : null);
  return {
    periods: periods[scope],
    keyFigures: keyFigures[scope][0] ?? null,
    hasBoth: periods.solo.length > 0 && periods.group.length > 0,
  };
}

import { chooseScope } from '@/lib/financials/periods';
import type {
  FinancialPeriod,
  Financials,
  KeyFigureHistory,
  KeyFigurePeriod,
} from '@/lib/financials/types';

type ComparedAccounts = {
  /** The company's own accounts, or the group's where those are newer; newest first. */
  periods: FinancialPeriod[];
  /** Of the newest period; null without accounts. */
  keyFigures: KeyFigurePeriod | null;
};

/** A company with the accounts it is compared by; failed when they could not be read. */
export type WithAccounts = { accounts: ComparedAccounts | 'failed' };

const NONE: ComparedAccounts = { periods: [], keyFigures: null };

/** The accounts as far as they could be read. */
export const accountsRead = ({ accounts }: WithAccounts): ComparedAccounts =>
  accounts === 'failed' ? NONE : accounts;

/** The accounts that a company is compared by, on the screen and in its file. */
export function comparedAccounts(
  financials: Pick<Financials, 'periods'>,
  keyFigures: KeyFigureHistory,
): ComparedAccounts {
  const scope = chooseScope(financials, null);
  return { periods: financials.periods[scope], keyFigures: keyFigures[scope][0] ?? null };
}

import type { CompanyDetail } from '@/lib/companies/types';
import type { FinancialPeriod, KeyFigurePeriod } from '@/lib/financials/types';
import type { Signals } from '@/lib/signals/types';

export type ComparedCompany = {
  company: CompanyDetail;
  /**
   * The company's own accounts, or the group's where those are newer; newest first, in one
   * currency.
   */
  periods: FinancialPeriod[];
  /** Of the newest period; null without accounts. */
  keyFigures: KeyFigurePeriod | null;
  /** Null for a company that has ended; failed when they could not be looked up. */
  signals: Signals | null | 'failed';
};

export type Comparison = {
  /** In the requested order. */
  companies: ComparedCompany[];
  /** Keys that the register does not have. */
  unknown: string[];
};

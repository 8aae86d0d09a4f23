import type { CompanyDetail } from '@/lib/companies/types';
import type { FinancialPeriod, KeyFigurePeriod } from '@/lib/financials/types';

export type ComparedCompany = {
  company: CompanyDetail;
  /** Of the company alone, or of the group where nothing as new is published; newest first, in one currency. */
  periods: FinancialPeriod[];
  /** Of the newest period; null without accounts. */
  keyFigures: KeyFigurePeriod | null;
};

export type Comparison = {
  /** In the order they were asked for. */
  companies: ComparedCompany[];
  /** Keys that the register does not have. */
  unknown: string[];
};

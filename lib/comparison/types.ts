import type { CompanyDetail } from '@/lib/companies/types';
import type { Signals } from '@/lib/signals/types';
import type { WithAccounts } from './accounts';

export type ComparedCompany = WithAccounts & {
  company: CompanyDetail;
  /** Null for a company that has ended; failed when they could not be looked up. */
  signals: Signals | null | 'failed';
};

export type Comparison = {
  /** In the requested order. */
  companies: ComparedCompany[];
  /** Keys that the register does not have. */
  unknown: string[];
};

import type { CompanyDetail } from '@/lib/companies/types';
import type { Signals } from '@/lib/signals/types';
import type { WithAccounts } from './accounts';

export type ComparedCompany = WithAccounts & {
  company: CompanyDetail;
  /** Null for a company that has ended; failed when they could not be looked up. */
  signals: Signals | null | 'failed';
};

/** Which of the requested companies are compared. */
export type Chosen = {
  /** The first MOST_COMPARED that the register has, in the requested order. */
  keys: string[];
  /** Whether the register has more of them. */
  hasMore: boolean;
  /** Keys that the register does not have. */
  unknown: string[];
};

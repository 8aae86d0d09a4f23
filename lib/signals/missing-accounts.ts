import type { CompanyDetail } from '@/lib/companies/types';
import { FILES_NO_MORE, whyNoAccounts } from '@/lib/financials/no-accounts';
import { monthsBefore } from '@/lib/months-before';
import { NO_ACCOUNTS_MONTHS } from './constants';
import type { Signal } from './types';

/**
 * Limited companies, by short name. For other legal forms the duty to file depends on facts that we
 * do not have.
 */
const MUST_FILE: ReadonlySet<string> = new Set(['APS', 'A/S', 'IVS', 'P/S', 'E/S']);

type Company = Pick<
  CompanyDetail,
  'status' | 'statusSince' | 'companyType' | 'companyTypeShort' | 'foundedOn'
>;

/** The last day on which accounts could be due; null if unknown. */
function lastDue({ status, statusSince }: Company, today: Date): Date | null {
  return FILES_NO_MORE.has(status) ? statusSince : today;
}

/**
 * The last days of the newest filings of a company, whether or not their documents could be read;
 * null where there are none.
 */
export type NewestFilings = {
  annual: Date | null;
  /** Of those of no known kind, such as the accounts of a liquidation. Interim reports do not count. */
  other: Date | null;
};

/**
 * Accounts that are due and not known. Whether they would be known is decided in
 * filings-followed.ts.
 *
 * @param today The register's date.
 */
export function missingAccounts(
  company: Company,
  { annual, other }: NewestFilings,
  today: Date,
): Signal[] {
  const { status, companyTypeShort, foundedOn } = company;
  const last = lastDue(company, today);
  if (last === null) return [];
  const due = monthsBefore(last, NO_ACCOUNTS_MONTHS);
  // They may be what was due.
  if (other !== null && other >= due) return [];
  if (annual !== null) {
    const isMissed = annual < due && whyNoAccounts(company, today) !== 'voluntary';
    return isMissed ? [{ kind: 'noNewAccounts', endDate: annual }] : [];
  }
  const mustFile = companyTypeShort !== null && MUST_FILE.has(companyTypeShort) && other === null;
  if (status !== 'ACTIVE' || !mustFile || foundedOn === null || foundedOn >= due) return [];
  return [{ kind: 'noAccounts', foundedOn }];
}

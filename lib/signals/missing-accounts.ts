import type { CompanyDetail } from '@/lib/companies/types';
import { FILES_NO_MORE, whyNoAccounts } from '@/lib/financials/no-accounts';
import type { FilingKind } from '@/prisma/client/enums';
import { NO_ACCOUNTS_MONTHS } from './constants';
import { monthsBefore } from './months-before';
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
 * Accounts that are due and not known. Whether they would be known is decided in
 * filings-followed.ts.
 *
 * @param newest The last of all filings of the company, whether or not its document could be read.
 * @param today The register's date.
 */
export function missingAccounts(
  company: Company,
  newest: { kind: FilingKind; endDate: Date } | null,
  today: Date,
): Signal[] {
  const { status, companyTypeShort, foundedOn } = company;
  const last = lastDue(company, today);
  if (last === null) return [];
  const due = monthsBefore(last, NO_ACCOUNTS_MONTHS);
  if (newest !== null) {
    const { kind, endDate } = newest;
    const isMissed = kind === 'ANNUAL' && endDate < due;
    if (!isMissed || whyNoAccounts(company, today) === 'voluntary') return [];
    return [{ kind: 'noNewAccounts', endDate }];
  }
  const mustFile = companyTypeShort !== null && MUST_FILE.has(companyTypeShort);
  if (status !== 'ACTIVE' || !mustFile || foundedOn === null || foundedOn >= due) return [];
  return [{ kind: 'noAccounts', foundedOn }];
}

import { isBranch } from '@/lib/companies/branch';
import type { CompanyDetail, CompanyStatus } from '@/lib/companies/types';
import { formatDay } from '@/lib/format';
import { dueOn, type FirstAccounts, firstAccountsText } from './first-accounts';

/**
 * Legal forms, by short name, that årsregnskabsloven generally does not require to publish
 * accounts.
 */
const VOLUNTARY: ReadonlySet<string> = new Set([
  ...['ENK', 'PMV', 'DØD', 'I/S', 'PAR', 'ANS'],
  ...['FOR', 'FFO', 'FON', 'FKI', 'STA', 'AMT', 'REG', 'KOM', 'UDL'],
]);

/**
 * Nobody files for a company in bankruptcy or compulsory dissolution, so only accounts that were
 * due earlier are missing.
 */
export const FILES_NO_MORE: ReadonlySet<CompanyStatus> = new Set([
  'IN_BANKRUPTCY',
  'IN_COMPULSORY_DISSOLUTION',
]);

/** A first financial year of up to 18 months, and six months to publish its accounts. */
const YOUNG_MONTHS = 24;

/** Why there are no annual accounts: none are required, none are due yet, or unknown. */
type NoAccounts = 'voluntary' | 'branch' | 'young' | 'none';

type Company = Pick<CompanyDetail, 'status' | 'companyType' | 'companyTypeShort' | 'foundedOn'>;

/** @param day the register's date */
export function whyNoAccounts(
  { status, companyType, companyTypeShort, foundedOn }: Company,
  day: Date,
): NoAccounts {
  if (companyTypeShort !== null && VOLUNTARY.has(companyTypeShort)) return 'voluntary';
  // It publishes the accounts of the company it belongs to.
  if (isBranch({ companyType })) return 'branch';
  if (foundedOn === null || status === 'CEASED' || FILES_NO_MORE.has(status)) return 'none';
  const grown = new Date(foundedOn);
  grown.setUTCMonth(grown.getUTCMonth() + YOUNG_MONTHS);
  return grown > day ? 'young' : 'none';
}

type Known = {
  /** It has an annual report; without accounts, its figures could not be read. */
  isFiled: boolean;
  /** While they are awaited. */
  firstAccounts: FirstAccounts | null;
};

/** A text of the `financial.noAccounts` messages. */
export type NoAccountsText = {
  text: NoAccounts | 'unread' | 'awaited';
  values: Record<string, string>;
};

/** What to tell where a company has no accounts to show. @param day the register's date */
export function noAccountsText(
  company: Company,
  { isFiled, firstAccounts }: Known,
  day: Date,
): NoAccountsText {
  if (isFiled) return { text: 'unread', values: {} };
  const text = whyNoAccounts(company, day);
  if (text === 'voluntary' || text === 'branch' || firstAccounts === null)
    return { text, values: {} };
  const due = dueOn(firstAccounts);
  const values = {
    period: firstAccountsText(firstAccounts),
    due: formatDay(due),
    when: day > due ? 'past' : 'ahead',
  };
  return { text: 'awaited', values };
}

import type { CompanyDetail } from '@/lib/companies/types';

/**
 * Legal forms, by short name, that årsregnskabsloven generally does not require to publish
 * accounts.
 */
const VOLUNTARY: ReadonlySet<string> = new Set([
  ...['ENK', 'PMV', 'DØD', 'I/S', 'PAR', 'ANS'],
  ...['FOR', 'FFO', 'FON', 'FKI', 'STA', 'AMT', 'REG', 'KOM', 'UDL'],
]);

/** A first financial year of up to 18 months, and six months to publish its accounts. */
const YOUNG_MONTHS = 24;

/** Why there are no annual accounts: none are required, none are due yet, or unknown. */
export type NoAccounts = 'voluntary' | 'young' | 'none';

/** @param day the register's date */
export function whyNoAccounts(
  { companyTypeShort, foundedOn }: Pick<CompanyDetail, 'companyTypeShort' | 'foundedOn'>,
  day: Date,
): NoAccounts {
  if (companyTypeShort !== null && VOLUNTARY.has(companyTypeShort)) return 'voluntary';
  if (foundedOn === null) return 'none';
  const grown = new Date(foundedOn);
  grown.setUTCMonth(grown.getUTCMonth() + YOUNG_MONTHS);
  return grown > day ? 'young' : 'none';
}

import type { CompanyDetail } from '@/lib/companies/types';

/** Forms, by their short names, that årsregnskabsloven asks for no published accounts as a rule. */
const VOLUNTARY: ReadonlySet<string> = new Set([
  ...['ENK', 'PMV', 'DØD', 'I/S', 'PAR', 'ANS'],
  ...['FOR', 'FFO', 'FON', 'FKI', 'STA', 'AMT', 'REG', 'KOM', 'UDL'],
]);

/** A first financial year of up to 18 months, and six to publish it. */
const YOUNG_MONTHS = 24;

/** Why no annual accounts are there: nobody asks for any, none are due yet, or not known. */
export type NoAccounts = 'voluntary' | 'young' | 'none';

/** @param day that of the register */
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

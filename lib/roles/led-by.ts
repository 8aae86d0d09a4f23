import type { CompanyDetail } from '@/lib/companies/types';

/** Who leads a company whose legal form has no CEO. */
export type Leading = 'proprietor' | 'partner' | 'liablePartner';

/** By the short names of legal forms that have no management beside those who are fully liable. */
const LED_BY: ReadonlyMap<string, Leading> = new Map([
  ['ENK', 'proprietor'],
  ['PMV', 'proprietor'],
  ['I/S', 'partner'],
  ['K/S', 'liablePartner'],
  ['PAR', 'liablePartner'],
]);

/** Null for a company that has a CEO, or could have one by its legal form. */
export const ledBy = ({
  ceoName,
  companyTypeShort,
}: Pick<CompanyDetail, 'ceoName' | 'companyTypeShort'>): Leading | null =>
  ceoName === null ? (LED_BY.get(companyTypeShort ?? '') ?? null) : null;

import type { CompanyDetail } from './types';

/**
 * Whether it is the branch of a foreign company, by the name of its legal form: the short name FBA is
 * also that of an association with limited liability.
 */
export const isBranch = ({ companyType }: Pick<CompanyDetail, 'companyType'>): boolean =>
  companyType !== null && /^filial /i.test(companyType);

/** The foreign company that a branch's name tells: "Fjord Danmark, filial af Fjord AB, Sverige". */
export function parentInName(name: string | null): string | null {
  const [, parent] = /(?<!\p{L})(?:filial(?:en)? af|branch of) +(.+)$/iu.exec(name ?? '') ?? [];
  return parent?.trim() || null;
}

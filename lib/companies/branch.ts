import type { CompanyDetail } from './types';

/** Branches of foreign companies, by the short names of their legal forms. */
export const BRANCHES = ['FAS', 'FAP', 'FBA', 'FSC', 'FUV', 'FES'] as const;
const branches: ReadonlySet<string> = new Set(BRANCHES);

export const isBranch = ({ companyTypeShort }: Pick<CompanyDetail, 'companyTypeShort'>): boolean =>
  companyTypeShort !== null && branches.has(companyTypeShort);

/** The foreign company that a branch's name tells: "Fjord Danmark, filial af Fjord AB, Sverige". */
export function parentInName(name: string | null): string | null {
  const [, parent] = /(?<!\p{L})(?:filial(?:en)? af|branch of) +(.+)$/iu.exec(name ?? '') ?? [];
  return parent?.trim() || null;
}

import 'server-only';
import type { Scan } from './scan';

const COMPANIES =
  /^(?:virksomhed|firma|selskab|forretning|koncern|compan|firm|business|enterprise|corporation|organi[sz]ation|arbejdsgiver|arbejdsplads|employer|workplace)/;

export const isCompanyWord = (fold: string) => COMPANIES.test(fold);

/** Whether there is a word for companies, a trade or a legal form at a position. */
export const areCompanies = (scan: Scan, at: number) =>
  isCompanyWord(scan.fold(at)) || scan.find(at, 'industry', 'companyType') !== null;

/** The same, also after one noise word: "små danske virksomheder". */
export const areCompaniesBehind = (scan: Scan, at: number) =>
  areCompanies(scan, at) || (scan.isNoise(at) && areCompanies(scan, at + 1));

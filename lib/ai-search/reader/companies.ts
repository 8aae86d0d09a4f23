import 'server-only';
import type { Scan } from './scan';

const COMPANIES =
  /^(?:virksomhed|firma|selskab|forretning|koncern|compan|firm|business|enterprise|corporation|organi[sz]ation|arbejdsgiver|arbejdsplads|employer|workplace)/;

/** Whether a word for companies stands at a place, or what they are. */
export const areCompanies = (scan: Scan, at: number) =>
  COMPANIES.test(scan.tokens[at]?.fold ?? '') || scan.find(at, 'industry', 'companyType') !== null;

/** The same, behind a word that says nothing: "små danske virksomheder". */
export const areCompaniesBehind = (scan: Scan, at: number) =>
  areCompanies(scan, at) || (scan.isNoise(at) && areCompanies(scan, at + 1));

import { isBranch } from './branch';
import type { CompanyDetail } from './types';

export type Fact =
  | 'purpose'
  | 'capital'
  | 'signingRule'
  | 'financialYear'
  | 'auditWaived'
  | 'listed';

// Short names of legal forms.
const PERSONAL = ['ENK', 'PMV', 'DØD'];
const WITHOUT_CAPITAL = [
  ...[...PERSONAL, 'UDL', 'I/S', 'PAR', 'FOR', 'FFO'],
  ...['STA', 'AMT', 'REG', 'KOM', 'FKI'],
];

/** The legal forms, by short name, of which the register never has a fact. */
const NEVER: Record<Fact, ReadonlySet<string>> = {
  purpose: new Set(PERSONAL),
  signingRule: new Set(PERSONAL),
  financialYear: new Set(PERSONAL),
  auditWaived: new Set(PERSONAL),
  capital: new Set(WITHOUT_CAPITAL),
  listed: new Set(WITHOUT_CAPITAL),
};

/** What branches of foreign companies never have either. */
const OF_NO_BRANCH: ReadonlySet<Fact> = new Set(['capital', 'listed']);

/** Whether a fact that is missing could be there, by the legal form of the company. */
export const canHave = (
  fact: Fact,
  company: Pick<CompanyDetail, 'companyType' | 'companyTypeShort'>,
): boolean =>
  !NEVER[fact].has(company.companyTypeShort ?? '') &&
  !(OF_NO_BRANCH.has(fact) && isBranch(company));

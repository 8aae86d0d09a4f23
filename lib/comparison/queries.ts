import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import type { CompanyDetail } from '@/lib/companies/types';
import { contained } from '@/lib/contained';
import { chooseScope } from '@/lib/financials/periods';
import { getFinancials, getKeyFigures } from '@/lib/financials/queries';
import { searchCompanies } from '@/lib/search/queries';
import { findSignals } from '@/lib/signals/queries';
import { drawnPeriods } from './drawn-periods';
import type { ComparedCompany, Comparison } from './types';

/** Number of companies suggested for a text; a longer list belongs to the search page. */
const MOST_MEANT = 5;

async function readCompared(company: CompanyDetail): Promise<ComparedCompany> {
  const { key } = company;
  const accounts = getFinancials(key);
  const [financials, keyFigures, signals] = await Promise.all([
    accounts,
    getKeyFigures(key),
    contained('signals', key, findSignals(company, accounts)),
  ]);
  const scope = chooseScope(financials, null);
  return {
    company,
    periods: drawnPeriods(financials.periods[scope]),
    keyFigures: keyFigures[scope][0] ?? null,
    signals,
  };
}

/** Companies with their newest accounts, key figures and signals. */
export async function getComparison(keys: readonly string[]): Promise<Comparison> {
  const companies = await listCompaniesByKey([...keys]);
  const known = new Set(companies.map(({ key }) => key));
  return {
    companies: await Promise.all(companies.map(readCompared)),
    unknown: keys.filter((key) => !known.has(key)),
  };
}

export type Meant = {
  /** Best match first. */
  companies: CompanyDetail[];
  /** Number of all matches. */
  total: number;
};

/** The companies that a name, a CVR number or another search text may refer to. */
export async function findCandidates(text: string): Promise<Meant> {
  const { items, total } = await searchCompanies({ search: text, page: 1, pageSize: MOST_MEANT });
  return { companies: items, total };
}

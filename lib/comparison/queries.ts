import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import type { CompanyDetail } from '@/lib/companies/types';
import { contained } from '@/lib/contained';
import { registerDb } from '@/lib/db';
import { getFinancials, getKeyFigures } from '@/lib/financials/queries';
import type { Financials } from '@/lib/financials/types';
import { searchCompanies } from '@/lib/search/queries';
import { withSignals } from '@/lib/signals/queries';
import { comparedAccounts, type WithAccounts } from './accounts';
import type { ComparisonAddress } from './address';
import { MOST_COMPARED } from './constants';
import type { Chosen, ComparedCompany } from './types';

/** Number of companies suggested for a text; a longer list belongs to the search page. */
const MOST_MEANT = 5;

/** One company's accounts that cannot be read leave the others to be compared. */
function readAccounts(
  key: string,
  financials: Promise<Financials>,
  ofGroups: boolean,
): Promise<WithAccounts['accounts']> {
  const both = Promise.all([financials, getKeyFigures(key)]);
  return contained(
    'compared accounts',
    key,
    both.then((read) => comparedAccounts(...read, ofGroups)),
  );
}

/** Keys that the register does not have take no place of those that it has. */
export async function chooseCompared(keys: readonly string[]): Promise<Chosen> {
  const where = { key: { in: [...keys] } };
  const rows = await registerDb.company.findMany({ where, select: { key: true } });
  const found = new Set(rows.map(({ key }) => key));
  const known = keys.filter((key) => found.has(key));
  return {
    keys: known.slice(0, MOST_COMPARED),
    hasMore: known.length > MOST_COMPARED,
    unknown: keys.filter((key) => !found.has(key)),
  };
}

/**
 * Companies with their newest accounts, key figures and signals, in the order of the keys; unknown
 * ones are left out.
 */
export async function getComparison({
  keys,
  ofGroups,
}: ComparisonAddress): Promise<ComparedCompany[]> {
  const companies = await listCompaniesByKey([...keys]);
  const asked = companies.map((company) => ({ company, financials: getFinancials(company.key) }));
  const compared = withSignals(asked).map(
    async ({ company, financials, signals: looked }): Promise<ComparedCompany> => {
      const [accounts, signals] = await Promise.all([
        readAccounts(company.key, financials, ofGroups),
        contained('signals', company.key, looked),
      ]);
      return { company, accounts, signals };
    },
  );
  return Promise.all(compared);
}

/** The companies of a comparison that the register has, with the accounts they are compared by. */
export async function listComparedAccounts({
  keys,
  ofGroups,
}: ComparisonAddress): Promise<Omit<ComparedCompany, 'signals'>[]> {
  const companies = await listCompaniesByKey([...keys]);
  return Promise.all(
    companies.map(async (company) => {
      const { key } = company;
      return { company, accounts: await readAccounts(key, getFinancials(key), ofGroups) };
    }),
  );
}

export type Meant = {
  /** Best match first. */
  companies: CompanyDetail[];
  /** Number of all matches. */
  total: number;
};

/** The companies that a name, a CVR number or another search text may refer to. */
export async function findCandidates(text: string): Promise<Meant> {
  const found = await searchCompanies({ search: text, page: 1, pageSize: MOST_MEANT });
  const { items, total } = found;
  // Those of its trade are not called so.
  if (found.isTradeAlone) return { companies: [], total: 0 };
  return { companies: items, total };
}

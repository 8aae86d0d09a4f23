import type { SearchSort } from '@/lib/search/types';
import type { BruteCompany } from './brute-register';

const danish = new Intl.Collator('da');
const values = {
  prominence: ({ prominence }: BruteCompany) => prominence,
  name: ({ name }: BruteCompany) => name,
  employees: ({ employees }: BruteCompany) => employees,
  locations: ({ locations }: BruteCompany) => locations,
  founded: ({ founded }: BruteCompany) => founded,
  statusSince: ({ statusSince }: BruteCompany) => statusSince,
  revenue: ({ revenue }: BruteCompany) => revenue,
  grossProfit: ({ grossProfit }: BruteCompany) => grossProfit,
  profit: ({ profit }: BruteCompany) => profit,
  equity: ({ equity }: BruteCompany) => equity,
  assets: ({ assets }: BruteCompany) => assets,
  growth: ({ revenueGrowth }: BruteCompany) => revenueGrowth,
  grossProfitGrowth: ({ grossProfitGrowth }: BruteCompany) => grossProfitGrowth,
  employeesGrowth: ({ employeesGrowth }: BruteCompany) => employeesGrowth,
  solvencyRatio: ({ solvencyRatio }: BruteCompany) => solvencyRatio,
  liquidityRatio: ({ liquidityRatio }: BruteCompany) => liquidityRatio,
  coverageRatio: ({ coverageRatio }: BruteCompany) => coverageRatio,
  profitMargin: ({ profitMargin }: BruteCompany) => profitMargin,
  roe: ({ roe }: BruteCompany) => roe,
  roi: ({ roi }: BruteCompany) => roi,
  renamed: ({ renamed }: BruteCompany) => renamed,
  moved: ({ moved }: BruteCompany) => moved,
  newManager: ({ newManager }: BruteCompany) => newManager,
  newBoardMember: ({ newBoardMember }: BruteCompany) => newBoardMember,
  newOwner: ({ newOwner }: BruteCompany) => newOwner,
  newAuditor: ({ newAuditor }: BruteCompany) => newAuditor,
};

/** The positions of the companies in the order of a sort; relevance without its first criterion. */
export function ordersOf(companies: readonly BruteCompany[]): (sort: SearchSort) => number[] {
  const orders = new Map<string, number[]>();
  const keys = companies.map(({ key }) => key);
  const byKey = [...keys.keys()].sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1));
  return (sort) => {
    const order = orders.get(sort) ?? inOrder(companies, byKey, sort);
    orders.set(sort, order);
    return order;
  };
}

/** Equals stay in the order that is given. */
function inOrder(companies: readonly BruteCompany[], given: readonly number[], sort: SearchSort) {
  const [by, direction] = sort === 'relevance' ? ['prominence', 'desc'] : sort.split('-');
  const sign = direction === 'asc' ? 1 : -1;
  const read: (company: BruteCompany) => string | number | null = values[by as keyof typeof values];
  const own = companies.map((company) => read(company));
  return given.toSorted((a, b) => {
    const [left = null, right = null] = [own[a], own[b]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compareValues(left, right);
  });
}

function compareValues(left: string | number, right: string | number): number {
  if (typeof left === 'number' || typeof right === 'number') return Number(left) - Number(right);
  return danish.compare(left, right) || Buffer.compare(Buffer.from(left), Buffer.from(right));
}

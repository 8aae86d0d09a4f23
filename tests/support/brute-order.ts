import type { SearchSort } from '@/lib/search/types';
import type { BruteCompany } from './brute-register';

const danish = new Intl.Collator('da');
const values = {
  name: ({ name }: BruteCompany) => name,
  employees: ({ employees }: BruteCompany) => employees,
  founded: ({ founded }: BruteCompany) => founded,
  statusSince: ({ statusSince }: BruteCompany) => statusSince,
  revenue: ({ revenue }: BruteCompany) => revenue,
  grossProfit: ({ grossProfit }: BruteCompany) => grossProfit,
  profit: ({ profit }: BruteCompany) => profit,
  equity: ({ equity }: BruteCompany) => equity,
  growth: ({ revenueGrowth }: BruteCompany) => revenueGrowth,
};

type Compare = (a: BruteCompany, b: BruteCompany) => number;

const byKey: Compare = (a, b) => (a.key < b.key ? -1 : 1);

/** The positions of the companies in the order of a sort. */
export function ordersOf(companies: readonly BruteCompany[]): (sort: SearchSort) => number[] {
  const orders = new Map<string, number[]>();
  return (sort) => {
    const known = orders.get(sort);
    if (known) return known;
    const compare = comparison(sort);
    const order = [...companies.entries()]
      .sort(([, a], [, b]) => compare(a, b))
      .map(([place]) => place);
    orders.set(sort, order);
    return order;
  };
}

/** The total order of a sort; relevance without its first criterion, the fit. */
function comparison(sort: SearchSort): Compare {
  if (sort === 'relevance') return (a, b) => b.prominence - a.prominence || byKey(a, b);
  const [by, direction] = sort.split('-') as [keyof typeof values, string];
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [values[by](a), values[by](b)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || byKey(a, b);
    }
    return sign * compareValues(left, right) || byKey(a, b);
  };
}

function compareValues(left: string | number, right: string | number): number {
  if (typeof left === 'number' || typeof right === 'number') return Number(left) - Number(right);
  return danish.compare(left, right) || Buffer.compare(Buffer.from(left), Buffer.from(right));
}

import {
  choicesOf,
  FILTER_PARAMS,
  type FilterParam,
  PERCENT_FILTERS,
  type PercentFilter,
} from '@/lib/search/filter-params';
import { FLAG_PARAMS, type FlagParam, flagOf } from './flags';

/** Parameters with several values, each of which is a chip. */
const LISTS = [
  ...(['industry', 'companyType', 'region', 'municipality'] as const),
  ...(['postalCode', 'status', 'employees', 'locations', 'missing', 'trends'] as const),
  ...(['notIndustry', 'notCompanyType', 'notRegion', 'notMunicipality'] as const),
  ...(['notPostalCode', 'notStatus'] as const),
];
/** The two bounds of a range share one chip. */
const RANGES = {
  numEmployees: ['numEmployeesFrom', 'numEmployeesTo'],
  revenue: ['revenueFrom', 'revenueTo'],
  profit: ['profitFrom', 'profitTo'],
  netProfit: ['netProfitFrom', 'netProfitTo'],
  equity: ['equityFrom', 'equityTo'],
  founded: ['foundedFrom', 'foundedTo'],
  statusSince: ['statusFrom', 'statusTo'],
} as const satisfies Record<string, [FilterParam, FilterParam]>;

export type ListParam = (typeof LISTS)[number];
export type RangeName = keyof typeof RANGES | PercentFilter;

type Query = Record<string, string>;

/** One filter of the results, and the query without it. */
export type Chip = { key: string; without: Query } & (
  | { kind: 'list'; param: ListParam; value: string }
  | { kind: 'range'; name: RangeName; from: string | undefined; to: string | undefined }
  | { kind: 'flag'; param: FlagParam; value: boolean }
  | { kind: 'area'; value: string }
);

/** All filters in a query. */
export function chipsOf(query: Query): Chip[] {
  const ranges = [
    ...Object.entries(RANGES),
    ...PERCENT_FILTERS.map((name) => [name, [`${name}From`, `${name}To`]] as const),
  ];
  return [
    ...LISTS.flatMap((param) => listChips(query, param)),
    ...ranges.flatMap(([name, [from, to]]): Chip[] => {
      if (!query[from] && !query[to]) return [];
      const ends = { from: query[from], to: query[to] };
      return [
        {
          kind: 'range',
          key: name,
          name: name as RangeName,
          ...ends,
          without: without(query, from, to),
        },
      ];
    }),
    ...FLAG_PARAMS.flatMap((param): Chip[] => {
      const value = flagOf(query[param]);
      if (value === undefined) return [];
      return [{ kind: 'flag', key: param, param, value, without: without(query, param) }];
    }),
    ...(query.area
      ? [{ kind: 'area' as const, key: 'area', value: query.area, without: without(query, 'area') }]
      : []),
  ];
}

function listChips(query: Query, param: ListParam): Chip[] {
  const values = choicesOf(query[param]);
  return values.map((value) => {
    const others = values.filter((other) => other !== value).join('|');
    const rest = without(query, param);
    return {
      kind: 'list',
      key: `${param}-${value}`,
      param,
      value,
      // Replaced in place, to keep the order of the parameters.
      without: others === '' ? rest : { ...query, [param]: others },
    };
  });
}

/** The query without the given parameters. */
function without(query: Query, ...params: string[]): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !params.includes(name)));
}

/** The query without any filters. */
export const withoutFilters = (query: Query): Query => without(query, ...FILTER_PARAMS);

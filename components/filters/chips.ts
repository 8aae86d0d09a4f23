import { choicesOf, FILTER_PARAMS, type FilterParam } from '@/lib/search/filter-params';
import { FLAG_PARAMS, type FlagParam, flagOf } from './flags';

/** Parameters with several values, each of which is a chip. */
const LISTS = [
  ...(['industry', 'companyType', 'region', 'municipality'] as const),
  ...(['postalCode', 'status', 'employees', 'locations', 'missing', 'trends'] as const),
  ...(['notIndustry', 'notCompanyType', 'notRegion', 'notMunicipality'] as const),
  ...(['notPostalCode', 'notStatus'] as const),
];
export type ListParam = (typeof LISTS)[number];
/** The two bounds of a range share one chip. */
export type RangeName = FilterParam extends infer Param
  ? Param extends `${infer Name}From`
    ? Name
    : never
  : never;

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
  return [
    ...LISTS.flatMap((param) => listChips(query, param)),
    ...FILTER_PARAMS.flatMap((param): Chip[] => {
      const name = param.replace(/From$/, '');
      const [from, to] = [query[param], query[`${name}To`]];
      if (name === param || !(from || to)) return [];
      const rest = without(query, param, `${name}To`);
      return [{ kind: 'range', key: name, name: name as RangeName, from, to, without: rest }];
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

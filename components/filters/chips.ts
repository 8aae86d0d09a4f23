import type { FlagParam } from '@/lib/search/filter-kinds';
import {
  choicesOf,
  endsOf,
  FILTER_PARAMS,
  FLAG_PARAMS,
  LIST_PARAMS,
  type ListParam,
  RANGES,
  type RangeName,
} from '@/lib/search/filter-params';
import { flagOf } from './flags';

type Query = Record<string, string>;

/** One filter of the results, and the query without it; the two ends of a range share one. */
export type Chip = { key: string; without: Query } & (
  | { kind: 'list'; param: ListParam; value: string }
  | { kind: 'range'; name: RangeName; from: string | undefined; to: string | undefined }
  | { kind: 'flag'; param: FlagParam; value: boolean }
  | { kind: 'area'; value: string }
);

/** All filters in a query. */
export function chipsOf(query: Query): Chip[] {
  return [
    ...LIST_PARAMS.flatMap((param) => listChips(query, param)),
    ...RANGES.flatMap((name): Chip[] => {
      const [first, last] = endsOf(name);
      const [from, to] = [query[first], query[last]];
      if (!from && !to) return [];
      return [{ kind: 'range', key: name, name, from, to, without: without(query, first, last) }];
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

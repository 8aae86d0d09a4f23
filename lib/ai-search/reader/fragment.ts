import 'server-only';
import type { Area } from '@/lib/search/area';
import type { DayFilter, FlagFilter, NumberFilterName } from '@/lib/search/filter-kinds';
import type { NumberRange, OpinionChoice, Trend } from '@/lib/search/types';
import type { RatioFilter } from '@/lib/search-index/percent-filters';
import type { ReadHint, ReadPart } from '../types';
import type { Trade } from './vocabulary';
import type { AmountField } from './words/fields';

/** A loss is a negated result: the largest loss is the lowest result. Growth is of the revenue. */
export type SortField =
  | Exclude<AmountField, 'result'>
  | ('growth' | 'grossProfitGrowth' | 'employeesGrowth' | 'name')
  | RatioFilter
  | DayFilter;

/** The contribution of a fragment to the search. */
export type Effect =
  | { put: 'list'; field: 'companyType' | 'status'; values: string[]; negative: boolean }
  /** Any of some modified opinions of auditors. */
  | { put: 'opinions'; opinions: OpinionChoice[] }
  /** `joined`: the fragment before is a trade too, and either may match. */
  | ({ put: 'trade'; negative: boolean; joined: boolean } & Trade)
  /** Municipalities; `joined`: the fragment before is a place too, and either may match. */
  | { put: 'place'; values: string[]; negative: boolean; joined: boolean }
  /** Postal codes and ranges of them; `joined` as for places. */
  | { put: 'postal'; codes: string[]; negative: boolean; joined: boolean }
  | { put: 'area'; area: Area }
  /** Any of the ranges may match. */
  | { put: 'range'; field: NumberFilterName; ranges: NumberRange[] }
  | { put: 'days'; field: DayFilter; from?: string; to?: string }
  | { put: 'trend'; trends: Trend[] }
  | { put: 'flag'; field: FlagFilter; value: boolean }
  | { put: 'search'; text: string }
  | { put: 'sort'; by?: SortField; descending?: boolean }
  /** Recognised, but no search can express it. */
  | { put: 'nothing'; why?: ReadHint['why'] };

/**
 * The tokens from `from` up to, but not including, `to`. `place`: what its area is around, as it was
 * written.
 */
export type Fragment = {
  from: number;
  to: number;
  effects: Effect[];
  as?: ReadPart['as'];
  place?: string;
};

export const fragmentFrom = (from: number, to: number, ...effects: Effect[]): Fragment => ({
  from,
  to,
  effects,
});

/** A piece that is recognised, but that no search can express. */
export const nothingAt = (from: number, to: number) => fragmentFrom(from, to, { put: 'nothing' });

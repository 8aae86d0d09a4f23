import { entriesOf } from '@/lib/entries';
import { AMOUNT_FILTERS, DAY_FILTERS } from '@/lib/search/filter-kinds';
import { choicesOf, type RangeName } from '@/lib/search/filter-params';
import { type Chip, chipsOf } from './chips';

/** Excluded values and trends get removals of their own only while a parameter has this few. */
const MOST_ALONE = 5;

type Query = Record<string, string>;

/**
 * Filters that can be removed from the results together, and the query without them. `instead`: it
 * has a filter of another figure in their place.
 */
export type Removal = { key: string; chips: Chip[]; without: Query; instead?: 'grossProfit' };

/** The field of a range, which is also its value of `missing`. */
function fieldOf(name: RangeName): string {
  const named = { employees: 'numEmployees', ...AMOUNT_FILTERS, ...DAY_FILTERS };
  return entriesOf(named).find(([, other]) => other === name)?.[0] ?? name;
}

/**
 * Names the filter that a chip is a part of. Its values are alternatives: without one of them fewer
 * companies are found, and only without all of them more. Excluded values and trends, however,
 * narrow one by one.
 * @param alike Number of chips of the same parameter.
 */
function filterOf(chip: Chip, alike: number): string {
  if (chip.kind === 'range') return fieldOf(chip.name);
  if (chip.kind !== 'list') return chip.key;
  if (chip.param === 'missing') return chip.value;
  const narrowsAlone = chip.param === 'trends' || chip.param.startsWith('not');
  return narrowsAlone && alike <= MOST_ALONE ? chip.key : chip.param;
}

function withoutAll(query: Query, chips: readonly Chip[]): Query {
  const left = Object.entries(query).flatMap(([name, text]): [string, string][] => {
    if (chips.every(({ without }) => without[name] === text)) return [[name, text]];
    const gone = chips.flatMap((chip) =>
      chip.kind === 'list' && chip.param === name ? chip.value : [],
    );
    const values = gone.length === 0 ? [] : choicesOf(text);
    const kept = values.filter((value) => !gone.includes(value));
    return kept.length === 0 ? [] : [[name, kept.join('|')]];
  });
  return Object.fromEntries(left);
}

/** Every filter of a query that could be removed to find more, in the order of the chips. */
export function removalsOf(query: Query): Removal[] {
  const chips = chipsOf(query);
  const alike = (chip: Chip) => (chip.kind === 'list' ? choicesOf(query[chip.param]).length : 1);
  const filters = new Map<string, Chip[]>();
  for (const chip of chips) {
    const key = filterOf(chip, alike(chip));
    filters.set(key, [...(filters.get(key) ?? []), chip]);
  }
  return [...filters].map(([key, own]) => ({ key, chips: own, without: withoutAll(query, own) }));
}

/** Most companies publish no revenue, but their gross profit: the same bounds for that. */
function byGrossProfit(query: Query): Removal[] {
  const { revenueFrom, revenueTo, profitFrom, profitTo, ...rest } = query;
  const isOther = profitFrom !== undefined || profitTo !== undefined || 'missing' in query;
  if ((revenueFrom ?? revenueTo) === undefined || isOther) return [];
  const without = {
    ...rest,
    ...(revenueFrom !== undefined && { profitFrom: revenueFrom }),
    ...(revenueTo !== undefined && { profitTo: revenueTo }),
  };
  return [{ key: 'by-gross-profit', chips: [], without, instead: 'grossProfit' }];
}

/** What may find something where a query finds nothing. */
export const alternativesTo = (query: Query): Removal[] => [
  ...removalsOf(query),
  ...byGrossProfit(query),
];

import type { CompanyFilters, NumberFilter } from '@/lib/search/types';
import type { SearchIndex } from '@/lib/search-index/types';
import type { Random } from '@/prisma/sample/random';
import { type DrawnCompany, wordsBetween } from '../search/companies';
import { drawFilters, drawRanges } from '../search/draw-filters';
import type { BenchQuery } from '../search/types';

/** A saved search, as in its address and as the peer's query. */
export type Watched = { query: string; asked: BenchQuery };

const ends = (filter: NumberFilter | undefined, from: string, to: string) => {
  const [range] = filter?.ranges ?? [];
  return {
    ...(range?.min !== undefined && { [from]: String(range.min) }),
    ...(range?.max !== undefined && { [to]: String(range.max) }),
  };
};
const flag = (name: string, value: boolean | undefined) =>
  value === undefined ? {} : { [name]: String(value) };

/** Filters as in an address; of several ranges of a number only the first. */
function writeFilters(filters: CompanyFilters): Record<string, string> {
  const texts = ['industry', 'companyType', 'region', 'municipality', 'status'] as const;
  const chosen = texts.flatMap((name) => {
    const values = filters[name];
    return values ? [[name, values.join('|')]] : [];
  });
  const [locations] = filters.locations?.ranges ?? [];
  return {
    ...Object.fromEntries(chosen),
    ...ends(filters.employees, 'numEmployeesFrom', 'numEmployeesTo'),
    ...(locations && { locations: `${locations.min}-${locations.max}` }),
    ...ends(filters.revenue, 'revenueFrom', 'revenueTo'),
    ...ends(filters.grossProfit, 'profitFrom', 'profitTo'),
    ...(filters.founded?.from && { foundedFrom: filters.founded.from }),
    ...flag('hasTelephone', filters.hasPhone),
    ...flag('hasEmail', filters.hasEmail),
    ...flag('hasPostalAddress', filters.hasPostalAddress),
    ...flag('advertisingProtected', filters.advertisingProtected),
  };
}

type Drawn = { search: string | null; filters: CompanyFilters };

/**
 * Typical saved searches: most are segments of an industry or a place with one or two more
 * filters, some are words, with or without filters, and a few are as broad as one filter or
 * as narrow as one company.
 */
export function drawWatched(
  index: SearchIndex,
  companies: readonly DrawnCompany[],
  random: Random,
  count: number,
): Watched[] {
  const common = wordsBetween(index, index.docs / 4_000, index.docs).slice(0, 400);
  const filters = (number: number) => drawFilters(index, random, number);
  /** A segment of an industry or a place, as most are. */
  const segment = (number: number): CompanyFilters => {
    while (true) {
      const drawn = filters(number);
      if (drawn.industry ?? drawn.municipality) return drawn;
    }
  };
  const kinds: [share: number, draw: (place: number) => Drawn][] = [
    [0.35, () => ({ search: null, filters: segment(3) })],
    [0.2, () => ({ search: null, filters: segment(2) })],
    [0.05, () => ({ search: null, filters: filters(1) })],
    [0.1, (place) => ({ search: null, filters: drawRanges(index, random, place) })],
    [0.1, () => ({ search: random.pick(common), filters: {} })],
    [0.1, () => ({ search: random.pick(common), filters: filters(1) })],
    [0.07, () => ({ search: random.pick(companies).words.slice(0, 2).join(' '), filters: {} })],
    [0.03, () => ({ search: random.pick(companies).key, filters: {} })],
  ];
  return kinds.flatMap(([share, draw]) =>
    Array.from({ length: Math.round(share * count) }, (_, place) => {
      const { search, filters: chosen } = draw(place);
      const named: Record<string, string> = search === null ? {} : { search };
      const query = new URLSearchParams({ ...named, ...writeFilters(chosen) }).toString();
      const kind = /^\d{8}$/.test(search ?? '')
        ? ('identifiers' as const)
        : ('filters only' as const);
      return {
        query,
        asked: { class: kind, search, filters: chosen, sort: 'relevance' as const, page: 1 },
      };
    }),
  );
}

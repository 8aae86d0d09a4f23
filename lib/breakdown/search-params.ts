import type { RawParams } from '@/lib/raw-params';
import type { CleanFilters } from '@/lib/search/clean-filters';
import {
  GROUP_FIELDS,
  GROUP_FIGURES,
  type GroupField,
  type GroupFigureName,
} from '@/lib/search/group-fields';
import { shown } from '@/lib/search/reader';
import { onceEach } from '@/lib/search/repeated-params';
import { type DiscoverParams, parseDiscoverParams } from '@/lib/search/search-params';
import type { CompanyFilters } from '@/lib/search/types';
import {
  BREAKDOWN_ORDERS,
  type BreakdownOrder,
  keptOrder,
  usualField,
  usualOrder,
} from './constants';

const NAMES = ['by', 'figure', 'order'] as const;

/** What is counted: the search and filters of /discover, and how they are shown there. */
export type BreakdownParams = Pick<
  DiscoverParams,
  'search' | 'filters' | 'hasFilters' | 'page' | 'query' | 'ignored'
> & {
  by: GroupField;
  figure: GroupFigureName;
  order: BreakdownOrder;
  /** The choices of this page that differ from the usual ones, as query parameters. */
  own: Record<string, string>;
  /** Own parameters that are none of the choices, as written. */
  unknown: string[];
};

/** Never throws: invalid parameters fall back to their defaults and are reported. */
export async function parseBreakdownParams(
  searchParams: Promise<RawParams>,
  clean?: CleanFilters,
): Promise<BreakdownParams> {
  const { search, filters, hasFilters, page, query, ignored } = await parseDiscoverParams(
    searchParams,
    clean,
  );
  const { texts } = onceEach(await searchParams, NAMES);
  const unknown: string[] = [];
  function oneOf<Value extends string>(
    param: (typeof NAMES)[number],
    known: readonly Value[],
    usual: Value,
  ): Value {
    const text = texts[param]?.trim();
    const found = known.find((one) => one === text);
    if (text && !found) unknown.push(shown(text));
    return found ?? usual;
  }
  const by = oneOf('by', GROUP_FIELDS, usualField(filters));
  const figure = oneOf('figure', GROUP_FIGURES, 'employees');
  const asked = oneOf('order', BREAKDOWN_ORDERS, usualOrder(by));
  const order = keptOrder({ by, order: asked }, { by, figure });
  const own = ownQuery({ by, figure, order }, filters);
  return { search, filters, hasFilters, page, query, ignored, by, figure, order, own, unknown };
}

type Choices = Pick<BreakdownParams, 'by' | 'figure' | 'order'>;

/** Choices as query parameters; those that are usual for what is counted are left out. */
export const ownQuery = (
  { by, figure, order }: Choices,
  filters: CompanyFilters,
): Record<string, string> => ({
  ...(by !== usualField(filters) && { by }),
  ...(figure !== 'employees' && { figure }),
  ...(order !== usualOrder(by) && { order }),
});

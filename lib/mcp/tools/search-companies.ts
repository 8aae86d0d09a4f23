import 'server-only';
import { z } from 'zod';
import { isoDay } from '@/lib/format';
import { isAmount } from '@/lib/search/is-amount';
import { searchCompanies } from '@/lib/search/queries';
import { SEARCH_SORTS } from '@/lib/search/sorts';
import type { SearchHit, ShownField } from '@/lib/search/types';
import { toSummary } from './facts';
import { filtersOf, searchArguments } from './search-arguments';
import { defineTool, pageSchema } from './tool';

const searchSchema = searchArguments.extend({
  sort: z
    .enum(SEARCH_SORTS)
    .default('relevance')
    .describe(
      'profit is the result of the year, growth that of the revenue; moved, renamed and new … are the newest changes',
    ),
  page: pageSchema,
  pageSize: z.int().min(1).max(50).default(10).describe('Companies on a page'),
});

const FIGURE_NAMES: Partial<Record<ShownField, string>> = {
  profit: 'netProfitDkk',
  equity: 'equityDkk',
  assets: 'totalAssetsDkk',
};

/**
 * What a hit is ordered and filtered by, unless the summary contains it anyway, and the year in which
 * the accounts with the first of them end.
 */
function shownOf({ figures, changes = [] }: SearchHit) {
  const days = Object.fromEntries(changes.map(({ of, on }) => [`${of}On`, isoDay(on)]));
  if (!figures?.[0]) return days;
  const named = figures.flatMap(({ of, value }) => {
    const name = isAmount(of) ? FIGURE_NAMES[of] : `${of}Percent`;
    return name ? [[name, value] as const] : [];
  });
  return { ...days, ...Object.fromEntries(named), accountsYear: figures[0].year };
}

export const searchCompaniesTool = defineTool({
  name: 'search_companies',
  title: 'Search companies',
  description:
    'Finds Danish companies by words and filters. Several values of one filter mean or, different filters mean and; without status companies that have ended are found too. Answers the exact total and one page. Of the words, leftOut names those that no company has along with the others and that were not searched for, conditions those that were read as filters; orderedBy is the order that they ask for. Ordered or filtered by figures of accounts, companies have accountsYear, in which the accounts end that the first of these figures is of; by newest changes, those days.',
  arguments: searchSchema,
  run: async ({ query = null, sort, page, pageSize, ...given }, userId) => {
    const filters = await filtersOf(given, userId);
    const found = await searchCompanies({ search: query, filters, sort, page, pageSize });
    return {
      total: found.total,
      page: found.page,
      totalPages: found.totalPages,
      ...(found.numbers && { numbers: found.numbers }),
      ...(found.order && { orderedBy: found.order }),
      ...(found.conditions && { conditions: found.conditions }),
      ...(found.leftOut && { leftOut: found.leftOut }),
      companies: found.items.map((company) => ({ ...toSummary(company), ...shownOf(company) })),
    };
  },
});

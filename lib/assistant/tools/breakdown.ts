import 'server-only';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { facetCounts } from '@/lib/search/facets';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { numberSummary } from '@/lib/search/sums';
import type { CompanyFilters } from '@/lib/search/types';
import { writeFilters } from '@/lib/search/write-filters';
import { type Caller, NOT_IN_REGISTER } from './facts';

type Asked = { search?: string | null; filters?: CompanyFilters };

export type GroupField = 'industry' | 'companyType' | 'region' | 'municipality';

async function addressOf({ search, filters = {} }: Asked): Promise<string> {
  const { texts } = await cleanKnownFilters(writeFilters(filters));
  return paths.discover({ ...(search && { search }), ...texts });
}

/**
 * Counts the companies that fit by the values of a field: the first values, with the most or fewest
 * first, and the number of all values that any company has.
 */
export async function breakDown(
  _caller: Caller,
  asked: Asked & { field: GroupField; fewest?: boolean; limit?: number },
) {
  const { field, search = null, filters = {}, fewest = false, limit = 5 } = asked;
  const counts = (await facetCounts({ search, filters }))[field];
  // A facet count ignores the field's own filter, so it is applied here.
  const chosen = filters[field];
  const denied = filters.not?.[field] ?? [];
  const meant = counts.filter(
    ({ value, count }) =>
      count > 0 && (!chosen || chosen.includes(value)) && !denied.includes(value),
  );
  const first = (fewest ? meant.toReversed() : meant).slice(0, limit);
  const values = await Promise.all(
    first.map(async ({ value, count }) => ({
      value,
      count,
      shown: formatNumber(count),
      href: await addressOf({ search, filters: { ...filters, [field]: [value] } }),
    })),
  );
  return { values, total: meant.length };
}

export type MeasuredField = 'employees' | 'revenue' | 'grossProfit' | 'profit' | 'equity';

/** `href` leads to the search of the companies that were added up. */
type Shown<Value> = { value: Value; shown: string; href: string };

/**
 * Sum, mean and median of a figure, in employees or kroner, over all companies that fit; those of no
 * company are null. `counted` are the companies that fit and have it, `missing` those without it.
 */
export async function measure(
  _caller: Caller,
  { field, search = null, filters = {} }: Asked & { field: MeasuredField },
) {
  const [found, href] = await Promise.all([
    numberSummary({ search, filters }, field),
    addressOf({ search, filters }),
  ]);
  const written = (value: number) =>
    field === 'employees'
      ? value.toLocaleString('da-DK', { maximumFractionDigits: 1 })
      : `${formatNumber(value)} DKK`;
  const shown = <Value extends number | null>(value: Value): Shown<Value> => ({
    value,
    href,
    shown: value === null ? NOT_IN_REGISTER : written(value),
  });
  const { counted, missing, sum, mean, median } = found;
  return {
    counted: { value: counted, shown: formatNumber(counted), href },
    missing,
    sum: shown(sum),
    mean: shown(mean),
    median: shown(median),
  };
}

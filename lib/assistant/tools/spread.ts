import 'server-only';
import { formatNumber, formatTenths } from '@/lib/format';
import { numberSpread } from '@/lib/search/sums';
import type { PercentFilter } from '@/lib/search-index/percent-filters';
import { type Asked, addressOf, type Shown } from './breakdown';
import { NOT_IN_REGISTER } from './facts';

/**
 * Median and quartiles of a key figure, or of growth over the year before, in percent, of the newest
 * annual accounts of all companies that fit; null where none has it. `missing` fit without it. There is no mean: a few companies with next to no revenue, equity
 * or debt would decide it.
 */
export async function spread({
  field,
  search = null,
  filters = {},
}: Asked & { field: PercentFilter }) {
  const [found, href] = await Promise.all([
    numberSpread({ search, filters }, field),
    addressOf({ search, filters }),
  ]);
  const shown = (value: number | null): Shown<number | null> => ({
    value,
    href,
    shown: value === null ? NOT_IN_REGISTER : `${formatTenths(value)}\u00a0%`,
  });
  const { counted, missing, lower, median, upper } = found;
  return {
    counted: { value: counted, shown: formatNumber(counted), href },
    missing,
    lower: shown(lower),
    median: shown(median),
    upper: shown(upper),
  };
}

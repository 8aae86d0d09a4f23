import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import type { ShownField } from './types';

const percents: ReadonlySet<ShownField> = new Set(PERCENT_FILTERS);

/** Whether a figure is an amount in DKK; otherwise it is in per cent. */
export const isAmount = (of: ShownField) => !percents.has(of);

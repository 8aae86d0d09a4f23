import type { FilterTexts } from '@/lib/search/clean-filters';
import type { FacetCounts, ValueCount } from '@/lib/search/facet-counts';
import type { Histograms } from '@/lib/search/facets';
import { choicesOf } from '@/lib/search/filter-params';
import { FilterPanel } from './filter-panel';

/** Values shown before expanding the list. */
const FIRST_VALUES = 8;

type Props = { written: FilterTexts; counts: FacetCounts; sizes: Histograms };

/** Counts for the filters in the URL; the panel fetches those for unapplied choices. */
export function Filters({ written, counts, sizes }: Props) {
  const industry = shortened(counts.industry, choicesOf(written.industry));
  return (
    <FilterPanel
      applied={written}
      counts={{ ...counts, industry }}
      moreIndustries={counts.industry.length - industry.length}
      histograms={sizes}
    />
  );
}

const shortened = (values: ValueCount[], chosen: readonly string[]) =>
  values.filter(({ value }, at) => at < FIRST_VALUES || chosen.includes(value));

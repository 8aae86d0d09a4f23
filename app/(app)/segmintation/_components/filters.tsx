import { firstCounts } from '@/components/filters/first-counts';
import type { FilterTexts } from '@/lib/search/clean-filters';
import type { FacetCounts } from '@/lib/search/facet-counts';
import type { Histograms } from '@/lib/search/facets';
import { choicesOf } from '@/lib/search/filter-params';
import { FilterPanel } from './filter-panel';

/** Values shown before expanding the list. */
const FIRST_VALUES = 8;

type Props = { written: FilterTexts; counts: FacetCounts; sizes: Histograms };

/** Counts for the filters in the URL; the panel fetches those for unapplied choices. */
export function Filters({ written, counts, sizes }: Props) {
  const chosen = { industry: choicesOf(written.industry), sector: choicesOf(written.sector) };
  return (
    <FilterPanel
      applied={written}
      {...firstCounts(counts, chosen, FIRST_VALUES)}
      histograms={sizes}
    />
  );
}

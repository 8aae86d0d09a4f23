import 'server-only';
import { countFacets } from './engine/counts';
import { applyFiltersExcept } from './engine/filters';
import {
  HISTOGRAM_FIELDS,
  type Histogram,
  type HistogramField,
  histogramOf,
  histogramsOf,
} from './engine/histograms';
import type { FacetCounts } from './facet-counts';
import { fromFound, type Search } from './live-index';

/** Counts every value of every facet, ignoring the facet's own filter. Exact. */
export const facetCounts = (question: Search): Promise<FacetCounts> =>
  fromFound(question, countFacets);

export type Histograms = Record<HistogramField, Histogram>;

/** The distribution of companies over each figure, ignoring that figure's own filter. Exact. */
export function histograms(question: Search): Promise<Histograms> {
  return fromFound(question, ({ index, unfiltered, docs, filters }) => {
    const counted = histogramsOf(index, docs);
    for (const field of HISTOGRAM_FIELDS.filter((one) => filters.has(one))) {
      counted[field] = histogramOf(index, applyFiltersExcept(unfiltered, filters, field), field);
    }
    return counted;
  });
}

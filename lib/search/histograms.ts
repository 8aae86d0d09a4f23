import 'server-only';
import { applyFiltersExcept } from './engine/filters';
import {
  HISTOGRAM_FIELDS,
  type Histogram,
  type HistogramField,
  histogramOf,
  histogramsOf,
} from './engine/histograms';
import { fromFound, type Search } from './live-index';

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

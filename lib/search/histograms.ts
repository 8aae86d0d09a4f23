import 'server-only';
import { applyFiltersExcept } from './engine/filters';
import { type Histogram, type HistogramField, histogramOf } from './engine/histograms';
import { fromFound, type Search } from './live-index';

export type Histograms = Record<HistogramField, Histogram>;

/** The distribution of companies over each figure, ignoring that figure's own filter. Exact. */
export function histograms(question: Search): Promise<Histograms> {
  return fromFound(question, ({ index, unfiltered, docs, filters }) => {
    const of = (field: HistogramField) =>
      histogramOf(
        index,
        filters.has(field) ? applyFiltersExcept(unfiltered, filters, field) : docs,
        field,
      );
    return {
      revenue: of('revenue'),
      grossProfit: of('grossProfit'),
      profit: of('profit'),
      equity: of('equity'),
      employees: of('employees'),
    };
  });
}

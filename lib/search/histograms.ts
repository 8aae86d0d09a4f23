import 'server-only';
import { applyFiltersExcept } from './engine/filters';
import { type Histogram, type HistogramField, histogramOf } from './engine/histograms';
import { indexVersion, type Search, withFound } from './live-index';

export type Histograms = Record<HistogramField, Histogram>;

/** The distribution of companies over each figure, ignoring that figure's own filter. Exact. */
export function histograms(question: Search): Promise<Histograms> {
  return withFound(question, async ({ index, unfiltered, docs, filters }) => {
    const of = (field: HistogramField) =>
      histogramOf(
        index,
        filters.has(field) ? applyFiltersExcept(unfiltered, filters, field) : docs,
        field,
      );
    const value = {
      revenue: of('revenue'),
      grossProfit: of('grossProfit'),
      profit: of('profit'),
      equity: of('equity'),
      employees: of('employees'),
    };
    return { version: await indexVersion(), value };
  });
}

import 'server-only';
import { LOADED, registerDaySql } from '@/lib/companies/register-day-sql';
import { registerRows } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
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
import { fromFound, type Search, withFound } from './live-index';
import { ownVersion } from './own-version';

const dayOfRegister = Prisma.raw(`${registerDaySql(LOADED)}::text`);

type State = { version: number; registerDay: string | null };

/** The version of the newest index and the day of its register: asking for both costs no query. */
async function newestState(): Promise<State> {
  const [newest] = await registerRows<State>`
    SELECT ${ownVersion} AS version, ${dayOfRegister} AS "registerDay"`;
  return newest ?? { version: 0, registerDay: null };
}

/** Counts every value of every facet, ignoring the facet's own filter. Exact. */
export function facetCounts(question: Search): Promise<FacetCounts> {
  return withFound(question, async (found) => {
    const [{ version, registerDay }, counts] = await Promise.all([
      newestState(),
      (async () => countFacets(found))(),
    ]);
    return { version, value: { ...counts, registerDay } };
  });
}

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

import 'server-only';
import type { z } from 'zod';
import { countFacets } from './engine/counts';
import type { facetsAnswerSchema } from './found-answers';
import { fromFound, type Search } from './live-index';

export type ValueCount<Value = string> = { value: Value; count: number };

/**
 * How many companies each value would match if it were the only one selected in its filter. Values
 * with at least one company, most frequent first, ties by name; endings in the order of the list;
 * all ranges in order.
 */
export type FacetCounts = z.infer<typeof facetsAnswerSchema>['data'];
export type RangeCount = FacetCounts['locations']['ranges'][number];

/** Counts every value of every facet, ignoring the facet's own filter. Exact. */
export const facetCounts = (question: Search): Promise<FacetCounts> =>
  fromFound(question, countFacets);

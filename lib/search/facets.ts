import 'server-only';
import { countFacets } from './engine/counts';
import type { FacetCounts } from './facet-counts';
import { fromFound, type Search } from './live-index';

/** Counts every value of every facet, ignoring the facet's own filter. Exact. */
export const facetCounts = (question: Search): Promise<FacetCounts> =>
  fromFound(question, countFacets);

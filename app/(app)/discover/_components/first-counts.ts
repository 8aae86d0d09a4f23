import type { FacetCounts } from '@/lib/search/facet-counts';

/** The register has hundreds of industries; the page is sent with the most frequent ones. */
const SENT = 24;

/** The counts sent with the page, without the rarest industries, and how many those are. */
export function firstCounts(counts: FacetCounts, chosen: readonly string[] = []) {
  const industry = counts.industry.filter(
    ({ value }, index) => index < SENT || chosen.includes(value),
  );
  return {
    counts: { ...counts, industry },
    moreIndustries: counts.industry.length - industry.length,
  };
}

'use client';

import { type ComponentProps, Suspense } from 'react';
import type { FacetValue } from '@/components/filters/facet-value';
import type { SectionProps } from '@/components/filters/folded-section';
import { ListFilter } from '@/components/filters/list-filter';
import { lazyPart } from '@/components/ui/lazy-part';
import type { FacetCounts } from '@/lib/search/facet-counts';

/**
 * Out of view at first, so they may be shown after the first paint and their code loads after the
 * page's first scripts.
 */
const LastFilters = lazyPart(async () => (await import('./last-filters')).LastFilters);

type Props = SectionProps & {
  counts: FacetCounts;
  moreIndustries: number;
  onWantAll: () => void;
};

export function FilterSections({ draft, counts, moreIndustries, onWantAll, disabled }: Props) {
  const list = (param: ComponentProps<typeof ListFilter>['param'], values: FacetValue[]) => ({
    param,
    values,
    draft,
    disabled,
  });
  return (
    <>
      <ListFilter
        {...list('industry', counts.industry)}
        open
        searchable
        lang="da"
        more={moreIndustries}
        onWantAll={onWantAll}
      />
      <ListFilter {...list('companyType', counts.companyType)} open searchable lang="da" />
      <ListFilter {...list('region', counts.region)} open lang="da" />
      <ListFilter {...list('municipality', counts.municipality)} open searchable lang="da" />
      <Suspense>
        <LastFilters draft={draft} counts={counts} disabled={disabled} />
      </Suspense>
    </>
  );
}

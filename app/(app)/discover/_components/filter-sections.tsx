'use client';

import { Suspense } from 'react';
import type { LeftOut } from '@/components/filters/first-counts';
import type { SectionProps } from '@/components/filters/folded-section';
import { ListFilter } from '@/components/filters/list-filter';
import { lazyPart } from '@/components/ui/lazy-part';
import type { FacetCounts } from '@/lib/search/facet-counts';

/**
 * Out of view at first, so they may be shown after the first paint and their code loads after the
 * page's first scripts.
 */
const LastFilters = lazyPart(async () => (await import('./last-filters')).LastFilters);

type Props = SectionProps & { counts: FacetCounts; leftOut: LeftOut; onWantAll: () => void };

type Listed = 'industry' | 'sector' | 'companyType' | 'region' | 'municipality';

export function FilterSections({ draft, counts, leftOut, onWantAll, disabled }: Props) {
  const list = (param: Listed) => ({
    param,
    values: counts[param],
    draft,
    disabled,
    onWantAll,
    open: param !== 'sector',
    lang: 'da',
  });
  return (
    <>
      <ListFilter {...list('industry')} searchable more={leftOut.industry} />
      <ListFilter {...list('sector')} searchable more={leftOut.sector} />
      <ListFilter {...list('companyType')} searchable />
      <ListFilter {...list('region')} />
      <ListFilter {...list('municipality')} searchable />
      <Suspense>
        <LastFilters draft={draft} counts={counts} disabled={disabled} />
      </Suspense>
    </>
  );
}

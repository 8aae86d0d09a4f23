'use client';

import type { ComponentProps } from 'react';
import type { FacetValue } from '@/components/filters/facet-value';
import type { SectionProps } from '@/components/filters/folded-section';
import { ListFilter } from '@/components/filters/list-filter';
import type { FacetCounts } from '@/lib/search/facet-counts';
import { LastFilters } from './last-filters';

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
      <LastFilters draft={draft} counts={counts} disabled={disabled} />
    </>
  );
}

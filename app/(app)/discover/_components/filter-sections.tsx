'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { FacetValue } from '@/components/filters/facet-list';
import { ListFilter, LocationFilter, StatusFilter } from '@/components/filters/folded-choices';
import { DaysFilter } from '@/components/filters/folded-ranges';
import { FoldedSection, type SectionProps } from '@/components/filters/folded-section';
import { TrendList } from '@/components/filters/trend-list';
import type { FacetCounts } from '@/lib/search/facets';
import { EmployeeFilter } from './employee-filter';
import { AmountFilters } from './range-filters';

/** Drawn with the page; what opens them comes after the page's first scripts. */
const PostalCodeFilter = lazy(() =>
  import('@/components/filters/postal-codes').then(({ PostalCodeFilter }) => ({
    default: PostalCodeFilter,
  })),
);
const FlagFilters = lazy(() =>
  import('./flag-filters').then(({ FlagFilters }) => ({ default: FlagFilters })),
);

type Props = SectionProps & {
  counts: FacetCounts;
  moreIndustries: number;
  onWantAll: () => void;
};

export function FilterSections({ draft, counts, moreIndustries, onWantAll, disabled }: Props) {
  const t = useTranslations('filters');
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
        <PostalCodeFilter draft={draft} disabled={disabled} />
      </Suspense>
      <EmployeeFilter draft={draft} counts={counts.employees} disabled={disabled} />
      <LocationFilter draft={draft} counts={counts} disabled={disabled} />
      <StatusFilter draft={draft} counts={counts} disabled={disabled} />
      <DaysFilter name="statusSince" draft={draft} disabled={disabled} />
      <AmountFilters draft={draft} disabled={disabled} />
      <FoldedSection heading={t('growth')} chosen={draft.choices('trends').length}>
        <TrendList draft={draft} disabled={disabled} />
      </FoldedSection>
      <DaysFilter name="founded" draft={draft} disabled={disabled} />
      <Suspense>
        <FlagFilters draft={draft} disabled={disabled} />
      </Suspense>
    </>
  );
}

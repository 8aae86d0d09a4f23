'use client';

import { useTranslations } from 'next-intl';
import { FacetList, type FacetValue } from '@/components/filters/facet-list';
import type { FacetCounts } from '@/lib/search/facets';
import type { FilterParam } from '@/lib/search/read-filters';
import { ContactFilters } from './contact-filters';
import { EmployeeFilter } from './employee-filter';
import { FilterSection, type SectionProps } from './filter-section';
import { AmountFilters, FoundedFilter } from './range-filters';
import { rangeValues } from './range-values';

type Props = SectionProps & {
  counts: FacetCounts;
  moreIndustries: number;
  onWantAll: () => void;
};

export function FilterSections({ draft, counts, moreIndustries, onWantAll, disabled }: Props) {
  const status = useTranslations('company.status');
  const list = (param: ListParam, values: FacetValue[]) => ({ param, values, draft, disabled });
  const statuses = counts.status.map((value) => ({ ...value, label: status(value.value) }));
  const locations = rangeValues(counts.locations.ranges, draft.choices('locations'));
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
      <EmployeeFilter draft={draft} counts={counts.employees} disabled={disabled} />
      <ListFilter {...list('locations', locations)} />
      <ListFilter {...list('status', statuses)} />
      <AmountFilters draft={draft} disabled={disabled} />
      <FoundedFilter draft={draft} disabled={disabled} />
      <ContactFilters draft={draft} disabled={disabled} />
    </>
  );
}

type ListParam = Extract<
  FilterParam,
  'industry' | 'companyType' | 'region' | 'municipality' | 'locations' | 'status'
>;

type ListProps = SectionProps & {
  param: ListParam;
  values: FacetValue[];
  open?: boolean;
  searchable?: boolean;
  lang?: string;
  more?: number;
  onWantAll?: () => void;
};

function ListFilter({ param, values, draft, open = false, ...rest }: ListProps) {
  const t = useTranslations('filters');
  const chosen = draft.choices(param);
  return (
    <FilterSection heading={t(param)} chosen={chosen.length} open={open}>
      <FacetList
        legend={t(param)}
        values={values}
        chosen={chosen}
        pinned={draft.appliedChoices(param)}
        onChange={(next) => draft.setChoices(param, next)}
        {...rest}
      />
    </FilterSection>
  );
}

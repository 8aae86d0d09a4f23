'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ChoiceList, EXCLUDING } from '@/components/filters/choice-list';
import { FacetList, type FacetValue } from '@/components/filters/facet-list';
import { TrendList } from '@/components/filters/trend-list';
import type { FacetCounts } from '@/lib/search/facets';
import { readStatuses } from '@/lib/search/filter-values';
import { ContactFilters } from './contact-filters';
import { EmployeeFilter } from './employee-filter';
import { FilterSection, type SectionProps } from './filter-section';
import { AmountFilters, DaysFilter } from './range-filters';
import { rangeValues } from './range-values';

type Props = SectionProps & {
  counts: FacetCounts;
  moreIndustries: number;
  onWantAll: () => void;
};

export function FilterSections({ draft, counts, moreIndustries, onWantAll, disabled }: Props) {
  const t = useTranslations('filters');
  const status = useTranslations('company.status');
  const list = (param: ListProps['param'], values: FacetValue[]) => ({
    param,
    values,
    draft,
    disabled,
  });
  const statuses = [...counts.status, ...counts.ended].map((value) => {
    return { ...value, label: status(value.value) };
  });
  const statusLabel = (value: string) => status(readStatuses(value, () => {})?.[0] ?? 'UNKNOWN');
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
      <FilterSection heading={t('locations')} chosen={draft.choices('locations').length}>
        <FacetList
          legend={t('locations')}
          values={locations}
          chosen={draft.choices('locations')}
          pinned={draft.appliedChoices('locations')}
          onToggle={(value) => draft.toggle('locations', value)}
          disabled={disabled}
        />
      </FilterSection>
      <ListFilter {...list('status', statuses)} labelOf={statusLabel} wholeOf={ceasedOf} />
      <DaysFilter name="statusSince" draft={draft} disabled={disabled} />
      <AmountFilters draft={draft} disabled={disabled} />
      <FilterSection heading={t('growth')} chosen={draft.choices('trends').length}>
        <TrendList draft={draft} disabled={disabled} />
      </FilterSection>
      <DaysFilter name="founded" draft={draft} disabled={disabled} />
      <ContactFilters draft={draft} disabled={disabled} />
    </>
  );
}

/** How companies ended narrows those that did. */
const ceasedOf = (status: string) => (status.startsWith('CEASED_') ? 'CEASED' : undefined);

type ListProps = Omit<ComponentProps<typeof ChoiceList>, 'disabled'> &
  SectionProps & { open?: boolean };

function ListFilter({ open = false, ...list }: ListProps) {
  const t = useTranslations('filters');
  const { draft, param } = list;
  const chosen = [...draft.choices(param), ...draft.choices(EXCLUDING[param])];
  return (
    <FilterSection heading={t(param)} chosen={chosen.length} open={open}>
      <ChoiceList {...list} />
    </FilterSection>
  );
}

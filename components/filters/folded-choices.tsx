'use client';

import { useTranslations } from 'next-intl';
import type { FacetCounts } from '@/lib/search/facet-counts';
import { readStatuses } from '@/lib/search/filter-values';
import { FacetList } from './facet-list';
import { FoldedSection, type SectionProps } from './folded-section';
import { ListFilter } from './list-filter';
import { rangeValues } from './range-values';

type Props = SectionProps & { counts: FacetCounts };

/** A company's current status; for ceased ones also how they ended. */
export function StatusFilter({ draft, counts, disabled }: Props) {
  const status = useTranslations('company.status');
  const ended = counts.ended.map((value) => ({ ...value, within: 'CEASED' }));
  const values = [...counts.status, ...ended].map((value) => {
    return { ...value, label: status(value.value) };
  });
  const labelOf = (value: string) => status(readStatuses(value, () => {})?.[0] ?? 'UNKNOWN');
  return (
    <ListFilter
      draft={draft}
      disabled={disabled}
      values={values}
      labelOf={labelOf}
      param="status"
    />
  );
}

export function LocationFilter({ draft, counts, disabled }: Props) {
  const t = useTranslations('filters');
  const chosen = draft.choices('locations');
  return (
    <FoldedSection heading={t('locations')} chosen={chosen.length}>
      <FacetList
        legend={t('locations')}
        values={rangeValues(counts.locations.ranges, chosen)}
        chosen={chosen}
        pinned={draft.appliedChoices('locations')}
        onToggle={(value) => draft.toggle('locations', value)}
        disabled={disabled}
      />
    </FoldedSection>
  );
}

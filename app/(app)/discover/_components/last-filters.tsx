'use client';

import { useTranslations } from 'next-intl';
import { ChangesFilter } from '@/components/filters/changes-filter';
import { FlagBoxes } from '@/components/filters/flag-boxes';
import { CONTACT_PARAMS, flagOf } from '@/components/filters/flags';
import { LocationFilter, StatusFilter } from '@/components/filters/folded-choices';
import { boundedCount, DaysFilter } from '@/components/filters/folded-ranges';
import { FoldedSection, type SectionProps } from '@/components/filters/folded-section';
import { MarkFilters } from '@/components/filters/mark-filters';
import { MentionsFilter } from '@/components/filters/mentions-filter';
import { RatioFilter } from '@/components/filters/percent-ranges';
import { PostalCodeFilter } from '@/components/filters/postal-codes';
import { SavedFilter } from '@/components/filters/saved-filter';
import { TrendList } from '@/components/filters/trend-list';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { FacetCounts } from '@/lib/search/facet-counts';
import { GROWTH_FILTERS } from '@/lib/search-index/percent-filters';
import { EmployeeFilter } from './employee-filter';
import { AmountFilters } from './range-filters';

type Props = SectionProps & { counts: FacetCounts };

/** All filters but the lists at the top. */
export function LastFilters({ counts, ...props }: Props) {
  const t = useTranslations('filters');
  const isAwake = useHydrated();
  const { registerDay } = counts;
  const growths = props.draft.choices('trends').length + boundedCount(props.draft, GROWTH_FILTERS);
  return (
    // Hydrates after the form around it.
    <div inert={!isAwake}>
      <PostalCodeFilter {...props} />
      <EmployeeFilter counts={counts.employees} {...props} />
      <LocationFilter counts={counts} {...props} />
      <StatusFilter counts={counts} {...props} />
      <DaysFilter name="statusSince" registerDay={registerDay} {...props} />
      <AmountFilters {...props} />
      <FoldedSection heading={t('growth')} chosen={growths}>
        <TrendList {...props} />
      </FoldedSection>
      <RatioFilter {...props} />
      <DaysFilter name="founded" registerDay={registerDay} {...props} />
      <ChangesFilter registerDay={registerDay} {...props} />
      <MentionsFilter {...props} />
      <MarkFilters counts={counts} {...props} />
      <ContactFilters {...props} />
      <SavedFilter {...props} />
    </div>
  );
}

const boxes = [...CONTACT_PARAMS, 'advertisingProtected'] as const;

function ContactFilters({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const chosen = boxes.filter((param) => flagOf(draft.texts[param]) !== undefined);
  return (
    <FoldedSection heading={t('contact')} chosen={chosen.length}>
      <FlagBoxes draft={draft} boxes={boxes} disabled={disabled} />
    </FoldedSection>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { FlagBoxes } from '@/components/filters/flag-boxes';
import { FLAG_PARAMS, flagOf } from '@/components/filters/flags';
import type { SectionProps } from './filter-section';
import { FilterSection } from './filter-section';

export function ContactFilters({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const chosen = FLAG_PARAMS.filter((param) => flagOf(draft.texts[param]) !== undefined);
  return (
    <FilterSection heading={t('contact')} chosen={chosen.length}>
      <FlagBoxes draft={draft} boxes={FLAG_PARAMS} disabled={disabled} />
    </FilterSection>
  );
}

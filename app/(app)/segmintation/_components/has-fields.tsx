'use client';

import { useTranslations } from 'next-intl';
import { FlagBoxes } from '@/components/filters/flag-boxes';
import { CONTACT_PARAMS } from '@/components/filters/flags';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { FilterSection } from './section';

export function HasFields({ draft }: { draft: FilterDraft }) {
  const t = useTranslations('filters');
  return (
    <FilterSection heading={t('contact')}>
      <FlagBoxes draft={draft} boxes={CONTACT_PARAMS} />
    </FilterSection>
  );
}

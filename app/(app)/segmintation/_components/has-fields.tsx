'use client';

import { useTranslations } from 'next-intl';
import { FlagBoxes } from '@/components/filters/flag-boxes';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { FilterSection } from './section';

const boxes = ['hasTelephone', 'hasEmail', 'hasPostalAddress', 'hasWebsite'] as const;

export function HasFields({ draft }: { draft: FilterDraft }) {
  const t = useTranslations('filters');
  return (
    <FilterSection heading={t('contact')}>
      <FlagBoxes draft={draft} boxes={boxes} />
    </FilterSection>
  );
}

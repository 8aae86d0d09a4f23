'use client';

import { useTranslations } from 'next-intl';
import { FlagBoxes } from '@/components/filters/flag-boxes';
import { flagOf } from '@/components/filters/flags';
import type { SectionProps } from './filter-section';
import { FilterSection } from './filter-section';

const boxes = {
  ...{ hasTelephone: true, hasEmail: true, hasPostalAddress: true },
  advertisingProtected: false,
} as const;
const params = Object.keys(boxes) as (keyof typeof boxes)[];

export function ContactFilters({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const chosen = params.filter((param) => flagOf(draft.texts[param]) !== undefined);
  return (
    <FilterSection heading={t('contact')} chosen={chosen.length}>
      <FlagBoxes draft={draft} boxes={boxes} disabled={disabled} />
    </FilterSection>
  );
}

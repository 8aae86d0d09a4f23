'use client';

import { useTranslations } from 'next-intl';
import { RangeFields } from '@/components/filters/folded-ranges';
import { FoldedSection, type SectionProps } from '@/components/filters/folded-section';
import { entriesOf } from '@/lib/entries';
import { AMOUNT_FILTERS } from '@/lib/search/filter-kinds';
import { endsOf } from '@/lib/search/filter-params';

const amounts = entriesOf(AMOUNT_FILTERS).map(([field, name]) => [field, endsOf(name)] as const);

export function AmountFilters({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  return amounts.map(([name, params]) => (
    <FoldedSection
      key={name}
      heading={t(name)}
      chosen={params.some((param) => draft.texts[param]) ? 1 : 0}
    >
      <RangeFields
        draft={draft}
        disabled={disabled}
        legend={t(name)}
        params={params}
        unit={t('thousands')}
        signed
      />
    </FoldedSection>
  ));
}

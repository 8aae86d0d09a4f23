'use client';

import { useTranslations } from 'next-intl';
import { RangeFields } from '@/components/filters/folded-ranges';
import { FoldedSection, type SectionProps } from '@/components/filters/folded-section';

const amounts = [
  ['revenue', ['revenueFrom', 'revenueTo']],
  ['grossProfit', ['profitFrom', 'profitTo']],
  ['profit', ['netProfitFrom', 'netProfitTo']],
  ['equity', ['equityFrom', 'equityTo']],
] as const;

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

'use client';

import { useTranslations } from 'next-intl';
import { NumberRange } from '@/components/filters/number-range';
import type { FilterParam } from '@/lib/search/read-filters';
import type { SectionProps } from './filter-section';
import { FilterSection } from './filter-section';

type FieldsProps = SectionProps & {
  legend: string;
  params: readonly [from: FilterParam, to: FilterParam];
  unit?: string;
  days?: boolean;
  signed?: boolean;
};

export function RangeFields({ draft, params: [from, to], ...rest }: FieldsProps) {
  const problem = draft.problems.find(({ param }) => param === from || param === to);
  return (
    <NumberRange
      min={draft.texts[from] ?? ''}
      max={draft.texts[to] ?? ''}
      onChange={({ min, max }) => draft.setTexts({ [from]: min, [to]: max })}
      problem={problem?.sentence}
      {...rest}
    />
  );
}

const amounts = [
  ['revenue', ['revenueFrom', 'revenueTo']],
  ['grossProfit', ['profitFrom', 'profitTo']],
  ['profit', ['netProfitFrom', 'netProfitTo']],
  ['equity', ['equityFrom', 'equityTo']],
] as const;

export function AmountFilters({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  return amounts.map(([name, params]) => (
    <FilterSection
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
    </FilterSection>
  ));
}

const days = {
  founded: ['foundedFrom', 'foundedTo'],
  statusSince: ['statusFrom', 'statusTo'],
} as const;

export function DaysFilter({ draft, disabled, name }: SectionProps & { name: keyof typeof days }) {
  const t = useTranslations('filters');
  const params = days[name];
  const chosen = params.some((param) => draft.texts[param]) ? 1 : 0;
  return (
    <FilterSection heading={t(name)} chosen={chosen}>
      <RangeFields draft={draft} disabled={disabled} legend={t(name)} params={params} days />
    </FilterSection>
  );
}

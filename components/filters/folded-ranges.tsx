'use client';

import { useTranslations } from 'next-intl';
import { DAY_FILTERS, type DayFilter } from '@/lib/search/filter-kinds';
import { endsOf, type FilterParam, type RangeName } from '@/lib/search/filter-params';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import { FoldedSection, type SectionProps } from './folded-section';
import { NumberRange } from './number-range';
import { QuickSpans, type RegisterDay } from './quick-spans';
import type { FilterDraft } from './use-filter-draft';

/** Number of ranges that are bounded. */
export const boundedCount = ({ texts }: FilterDraft, names: readonly RangeName[]): number =>
  names.filter((name) => endsOf(name).some((param) => texts[param])).length;

type FieldsProps = SectionProps & {
  legend: string;
  params: readonly [from: FilterParam, to: FilterParam];
  unit?: string;
  days?: boolean;
  signed?: boolean;
  percent?: boolean;
};

/** The two bounds of a range, and what is wrong with them. */
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

type DaysProps = SectionProps & RegisterDay & { name: Exclude<DayFilter, ChangeFilter> };

export function DaysFilter({ name, registerDay, ...props }: DaysProps) {
  const t = useTranslations('filters');
  const range = DAY_FILTERS[name];
  return (
    <FoldedSection heading={t(name)} chosen={boundedCount(props.draft, [range])}>
      <RangeFields {...props} legend={t(name)} params={endsOf(range)} days />
      <QuickSpans {...props} registerDay={registerDay} legend={t(name)} range={range} />
    </FoldedSection>
  );
}

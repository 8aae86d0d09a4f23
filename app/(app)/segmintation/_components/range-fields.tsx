'use client';

import { useTranslations } from 'next-intl';
import { Histogram } from '@/components/filters/histogram';
import { NumberRange } from '@/components/filters/number-range';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import type { NumberRange as Range } from '@/lib/search/types';
import { FilterSection } from './section';
import type { SegmentCounts } from './use-segment-counts';

const FIELDS = [
  { field: 'revenue', from: 'revenueFrom', to: 'revenueTo', thousands: true },
  { field: 'grossProfit', from: 'profitFrom', to: 'profitTo', thousands: true },
  { field: 'employees', from: 'numEmployeesFrom', to: 'numEmployeesTo', thousands: false },
] as const;

type Props = { draft: FilterDraft; counts: SegmentCounts };

export function RangeFields(props: Props) {
  return FIELDS.map((field) => <RangeField key={field.field} {...field} {...props} />);
}

type FieldProps = Props & (typeof FIELDS)[number];

/** A histogram above the two ends of its range. */
function RangeField({ field, from, to, thousands, draft, counts }: FieldProps) {
  const t = useTranslations('filters');
  const [min = '', max = ''] = [draft.texts[from], draft.texts[to]];
  const problem = draft.problems.find(({ param }) => param === from || param === to);
  const set = (range: { min: string; max: string }) => {
    draft.setTexts({ [from]: range.min, [to]: range.max });
  };
  return (
    <FilterSection heading={t(field)}>
      <Histogram
        field={field}
        label={t(field)}
        histogram={counts.histograms[field]}
        stale={counts.isStale}
        range={problem ? {} : rangeOf(min, max)}
        onChoose={(range) => set({ min: textOf(range.min), max: textOf(range.max) })}
      />
      <NumberRange
        legend={t(field)}
        unit={thousands ? t('thousands') : undefined}
        min={min}
        max={max}
        signed={thousands}
        problem={problem?.sentence}
        onChange={set}
      />
    </FilterSection>
  );
}

const textOf = (end: number | undefined) => (end === undefined ? '' : String(end));
const rangeOf = (min: string, max: string): Range => ({
  ...(min !== '' && { min: Number(min) }),
  ...(max !== '' && { max: Number(max) }),
});

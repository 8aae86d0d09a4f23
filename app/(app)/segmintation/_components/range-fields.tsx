'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Histogram } from '@/components/filters/histogram';
import { NumberRange } from '@/components/filters/number-range';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { useHydrated } from '@/components/ui/use-hydrated';
import { entriesOf } from '@/lib/entries';
import type { HistogramField } from '@/lib/search/engine/histograms';
import { AMOUNT_FILTERS } from '@/lib/search/filter-kinds';
import { endsOf, type FilterParam } from '@/lib/search/filter-params';
import type { NumberRange as Range } from '@/lib/search/types';
import { FilterSection } from './section';
import type { SegmentCounts } from './use-segment-counts';

type Field = {
  field: HistogramField;
  from: FilterParam;
  to: FilterParam;
  /** Amounts are entered in thousands of DKK. */
  thousands: boolean;
};

const FIELDS: Field[] = [
  ...entriesOf(AMOUNT_FILTERS).map(([field, name]) => {
    const [from, to] = endsOf(name);
    return { field, from, to, thousands: true };
  }),
  { field: 'employees', from: 'numEmployeesFrom', to: 'numEmployeesTo', thousands: false },
];

type Props = { draft: FilterDraft; counts: SegmentCounts };

export function RangeFields({ draft, counts }: Props) {
  const isAwake = useHydrated();
  const fields = FIELDS.map(({ field, from, to, thousands }) => {
    const problem = draft.problems.find(({ param }) => param === from || param === to);
    return (
      <RangeField
        key={field}
        field={field}
        from={from}
        to={to}
        thousands={thousands}
        min={draft.texts[from] ?? ''}
        max={draft.texts[to] ?? ''}
        problem={problem?.sentence}
        histogram={counts.histograms[field]}
        isStale={counts.isStale}
        setTexts={draft.setTexts}
      />
    );
  });
  return (
    // Hydrates after the form around it.
    <div inert={!isAwake} className="flex flex-col divide-y divide-line">
      {fields}
    </div>
  );
}

type FieldProps = Field & {
  min: string;
  max: string;
  problem: string | undefined;
  histogram: SegmentCounts['histograms'][HistogramField];
  isStale: boolean;
  setTexts: FilterDraft['setTexts'];
};

/**
 * A histogram above the two bounds of its range. Memoized: rerenders only when its props change.
 */
const RangeField = memo(function RangeField(props: FieldProps) {
  const { field, from, to, thousands, min, max, problem, histogram, isStale, setTexts } = props;
  const t = useTranslations('filters');
  const set = (range: { min: string; max: string }) =>
    setTexts({ [from]: range.min, [to]: range.max });
  return (
    <FilterSection heading={t(field)}>
      <Histogram
        field={field}
        label={t(field)}
        histogram={histogram}
        stale={isStale}
        range={problem ? {} : rangeOf(min, max)}
        onChoose={(range) => set({ min: textOf(range.min), max: textOf(range.max) })}
      />
      <NumberRange
        legend={t(field)}
        unit={thousands ? t('thousands') : undefined}
        min={min}
        max={max}
        signed={thousands}
        problem={problem}
        onChange={set}
      />
    </FilterSection>
  );
});

const textOf = (end: number | undefined) => (end === undefined ? '' : String(end));
const rangeOf = (min: string, max: string): Range => ({
  ...(min !== '' && { min: Number(min) }),
  ...(max !== '' && { max: Number(max) }),
});

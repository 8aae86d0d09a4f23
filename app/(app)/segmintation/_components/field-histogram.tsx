'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Histogram } from '@/components/filters/histogram';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import type { HistogramField } from '@/lib/search/engine/histograms';
import type { FilterParam } from '@/lib/search/filter-params';
import type { NumberRange } from '@/lib/search/types';
import type { SegmentCounts } from './use-segment-counts';

export type HistogramRange = {
  field: HistogramField;
  from: FilterParam;
  to: FilterParam;
};
type Props = HistogramRange & { draft: FilterDraft; counts: SegmentCounts };

/** A histogram whose bars choose the bounds of a range. */
export function FieldHistogram({ field, from, to, draft, counts }: Props) {
  const hasProblem = draft.problems.some(({ param }) => param === from || param === to);
  return (
    <RangeHistogram
      field={field}
      from={from}
      to={to}
      min={hasProblem ? '' : (draft.texts[from] ?? '')}
      max={hasProblem ? '' : (draft.texts[to] ?? '')}
      histogram={counts.histograms[field]}
      isStale={counts.isStale}
      setTexts={draft.setTexts}
    />
  );
}

type RangeProps = HistogramRange & {
  min: string;
  max: string;
  histogram: SegmentCounts['histograms'][HistogramField];
  isStale: boolean;
  setTexts: FilterDraft['setTexts'];
};

/** Memoized: rerenders only when its props change. */
const RangeHistogram = memo(function RangeHistogram(props: RangeProps) {
  const { field, from, to, min, max, histogram, isStale, setTexts } = props;
  const t = useTranslations('filters');
  return (
    <Histogram
      field={field}
      label={t(field)}
      histogram={histogram}
      stale={isStale}
      range={rangeOf(min, max)}
      onChoose={(range) => setTexts({ [from]: textOf(range.min), [to]: textOf(range.max) })}
    />
  );
});

const textOf = (end: number | undefined) => (end === undefined ? '' : String(end));
const rangeOf = (min: string, max: string): NumberRange => ({
  ...(min !== '' && { min: Number(min) }),
  ...(max !== '' && { max: Number(max) }),
});

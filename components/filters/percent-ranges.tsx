'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { endsOf } from '@/lib/search/filter-params';
import { type PercentFilter, RATIO_FILTERS } from '@/lib/search-index/percent-filters';
import { boundedCount, RangeFields } from './folded-ranges';
import { FoldedSection, type SectionProps } from './folded-section';

type Names = readonly PercentFilter[];
export type PercentProps = SectionProps & {
  /** Shown between the name of a figure and its bounds. */
  above?: (name: PercentFilter) => ReactNode;
};

/** Bounds of figures in per cent. */
export function PercentRanges({ names, above, ...props }: PercentProps & { names: Names }) {
  const t = useTranslations('filters');
  return names.map((name) => (
    <div key={name} className="flex flex-col gap-1 pt-3">
      <p aria-hidden className="text-sm">
        {t(name)}
      </p>
      {above?.(name)}
      <RangeFields {...props} legend={t(name)} params={endsOf(name)} signed percent />
    </div>
  ));
}

/** Key figures of the newest accounts. */
export function RatioFilter(props: PercentProps) {
  const t = useTranslations('filters');
  return (
    <FoldedSection heading={t('keyFigures')} chosen={boundedCount(props.draft, RATIO_FILTERS)}>
      <p className="text-muted text-xs">{t('keyFiguresHint')}</p>
      <PercentRanges {...props} names={RATIO_FILTERS} />
    </FoldedSection>
  );
}

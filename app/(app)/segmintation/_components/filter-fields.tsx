'use client';

import { useTranslations } from 'next-intl';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { useHydrated } from '@/components/ui/use-hydrated';
import { FacetFields } from './facet-fields';
import { GrowthFields } from './growth-fields';
import { HasFields } from './has-fields';
import { MoreFields } from './more-fields';
import { RangeFields } from './range-fields';
import { FilterSection } from './section';
import type { SegmentCounts } from './use-segment-counts';

type Props = { draft: FilterDraft; counts: SegmentCounts; onWantAll: () => void };

/** All filters, scrolling within the form. */
export function FilterFields({ draft, counts, onWantAll }: Props) {
  const t = useTranslations('filters');
  const isAwake = useHydrated();
  return (
    <div
      // Hydrates after the form around it.
      inert={!isAwake}
      // Holds what is there for screen readers, which would else lengthen the sheet around it.
      className="relative flex min-h-0 flex-1 flex-col divide-y divide-line overflow-y-auto px-4"
    >
      <FacetFields draft={draft} counts={counts} onWantAll={onWantAll} />
      <RangeFields draft={draft} counts={counts} />
      <FilterSection heading={t('growth')}>
        <GrowthFields draft={draft} counts={counts} />
      </FilterSection>
      <HasFields draft={draft} />
      <MoreFields draft={draft} counts={counts} />
    </div>
  );
}

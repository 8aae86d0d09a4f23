'use client';

import { useTranslations } from 'next-intl';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { useHydrated } from '@/components/ui/use-hydrated';
import { GrowthFields } from './growth-fields';
import { HasFields } from './has-fields';
import { MoreFields } from './more-fields';
import { RangeFields } from './range-fields';
import { FilterSection } from './section';
import type { SegmentCounts } from './use-segment-counts';

type Props = { draft: FilterDraft; counts: SegmentCounts };

/** All filters below the lists at the top. */
export function LaterFields({ draft, counts }: Props) {
  const t = useTranslations('filters');
  const isAwake = useHydrated();
  return (
    // Hydrates after the form around it.
    <div inert={!isAwake} className="flex flex-col divide-y divide-line">
      <RangeFields draft={draft} counts={counts} />
      <FilterSection heading={t('growth')}>
        <GrowthFields draft={draft} counts={counts} />
      </FilterSection>
      <HasFields draft={draft} />
      <MoreFields draft={draft} counts={counts} />
    </div>
  );
}

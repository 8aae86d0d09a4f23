'use client';

import { TrendList } from '@/components/filters/trend-list';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { PercentHistogram } from './percent-histogram';
import type { SegmentCounts } from './use-segment-counts';

type Props = { draft: FilterDraft; counts: SegmentCounts };

/** Which figures grew, and by how much. */
export function GrowthFields({ draft, counts }: Props) {
  return (
    <div>
      <TrendList
        draft={draft}
        above={(name) => <PercentHistogram name={name} draft={draft} counts={counts} />}
      />
    </div>
  );
}

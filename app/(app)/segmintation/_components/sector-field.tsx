'use client';

import { ListFilter } from '@/components/filters/list-filter';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { SegmentCounts } from './use-segment-counts';

type Props = { draft: FilterDraft; counts: SegmentCounts; onWantAll: () => void };

/** Whole sectors and groups of industries. */
export function SectorField({ draft, counts, onWantAll }: Props) {
  const isAwake = useHydrated();
  return (
    // Hydrates after the form around it.
    <div inert={!isAwake} className="py-2">
      <ListFilter
        param="sector"
        draft={draft}
        values={counts.counts.sector}
        searchable
        more={counts.leftOut.sector}
        onWantAll={onWantAll}
        lang="da"
      />
    </div>
  );
}

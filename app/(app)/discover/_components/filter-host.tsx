'use client';

import { useState } from 'react';
import { undoOnFailure } from '@/components/failures/tell-unreachable';
import { type LeftOut, NONE_LEFT_OUT } from '@/components/filters/first-counts';
import { useFacetCounts } from '@/components/filters/use-facet-counts';
import { useFilterDraft } from '@/components/filters/use-filter-draft';
import { cardClass } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import type { FilterTexts } from '@/lib/search/clean-filters';
import type { FacetCounts } from '@/lib/search/facet-counts';
import { columnClass } from './column-class';
import { FilterPanel } from './filter-panel';
import { useFrame } from './frame-context';
import { useMedia } from './use-media';
import { NARROW } from './widths';

const FilterDrawer = onDemand(() =>
  import('./filter-drawer').then(({ FilterDrawer }) => FilterDrawer),
);

type Props = {
  /** The filters in the URL. */
  applied: FilterTexts;
  /** The query that holds the filters, where it differs from the page's own. */
  address?: string;
  counts: FacetCounts;
  leftOut: LeftOut;
  disabled: boolean;
};

/** The filters, as a column where there is room, otherwise in a drawer; both share one draft. */
export function FilterHost(props: Props) {
  const { applied, address, counts: initial, leftOut, disabled } = props;
  const { areFiltersOpen, openFilters, navigate, isPending } = useFrame();
  // False on the server, so that the column is part of the first paint on wide screens.
  const isNarrow = useMedia(NARROW);
  const [wantsAll, setWantsAll] = useState(false);
  const close = () => openFilters(false);
  const draft = useFilterDraft({
    path: paths.discover(),
    applied,
    address,
    navigate: (href) => {
      close();
      navigate(href);
    },
  });
  const isInitial = !draft.isChanged && !wantsAll;
  const counted = useFacetCounts({ query: draft.query, initial, isInitial });
  const panel = (
    <FilterPanel
      draft={draft}
      counted={counted}
      leftOut={counted.counts === initial ? leftOut : NONE_LEFT_OUT}
      onWantAll={() => setWantsAll(true)}
      disabled={disabled}
      isPending={isPending}
    />
  );
  return (
    <>
      <div className={cn(cardClass, columnClass, 'flex flex-col overflow-hidden max-xl:hidden')}>
        {!isNarrow && panel}
      </div>
      {areFiltersOpen && isNarrow && (
        <FilterDrawer onClose={close} {...undoOnFailure(close)}>
          {panel}
        </FilterDrawer>
      )}
    </>
  );
}

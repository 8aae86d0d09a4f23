'use client';

import { useTranslations } from 'next-intl';
import { Fragment, Suspense } from 'react';
import { ChoiceList } from '@/components/filters/choice-list';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { lazyPart } from '@/components/ui/lazy-part';
import { FilterSection } from './section';
import type { SegmentCounts } from './use-segment-counts';

/** Collapsed at first, so its code loads after the page's first scripts. */
const SectorField = lazyPart(async () => (await import('./sector-field')).SectorField);

const FACETS = ['industry', 'companyType', 'region'] as const;

type Props = { draft: FilterDraft; counts: SegmentCounts; onWantAll: () => void };

export function FacetFields({ draft, counts, onWantAll }: Props) {
  const t = useTranslations('filters');
  return FACETS.map((facet) => (
    <Fragment key={facet}>
      <FilterSection heading={t(facet)}>
        {/* As one block, like the same filter beside the results of a search. */}
        <div>
          <ChoiceList
            param={facet}
            draft={draft}
            values={counts.counts[facet]}
            searchable={facet !== 'region'}
            more={facet === 'industry' ? counts.leftOut.industry : 0}
            onWantAll={onWantAll}
            lang="da"
          />
        </div>
      </FilterSection>
      {facet === 'industry' && (
        <Suspense>
          <SectorField draft={draft} counts={counts} onWantAll={onWantAll} />
        </Suspense>
      )}
    </Fragment>
  ));
}

'use client';

import { useTranslations } from 'next-intl';
import { ChoiceList } from '@/components/filters/choice-list';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { FilterSection } from './section';
import type { SegmentCounts } from './use-segment-counts';

const FACETS = ['industry', 'companyType', 'region'] as const;

type Props = { draft: FilterDraft; counts: SegmentCounts; onWantAll: () => void };

export function FacetFields({ draft, counts, onWantAll }: Props) {
  const t = useTranslations('filters');
  return FACETS.map((facet) => (
    <FilterSection key={facet} heading={t(facet)}>
      {/* As one block, like the same filter beside the results of a search. */}
      <div>
        <ChoiceList
          param={facet}
          draft={draft}
          values={counts.counts[facet]}
          searchable={facet !== 'region'}
          more={facet === 'industry' ? counts.moreIndustries : 0}
          onWantAll={facet === 'industry' ? onWantAll : undefined}
          lang="da"
        />
      </div>
    </FilterSection>
  ));
}

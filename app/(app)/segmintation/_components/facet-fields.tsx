'use client';

import { useTranslations } from 'next-intl';
import { ChoiceList } from '@/components/filters/choice-list';
import { ListFilter } from '@/components/filters/list-filter';
import type { FilterDraft } from '@/components/filters/use-filter-draft';
import { FilterSection } from './section';
import type { SegmentCounts } from './use-segment-counts';

type Props = { draft: FilterDraft; counts: SegmentCounts; onWantAll: () => void };

type Listed = 'industry' | 'sector' | 'companyType' | 'region';

export function FacetFields({ draft, counts: { counts, leftOut }, onWantAll }: Props) {
  const t = useTranslations('filters');
  const list = (param: Listed) => ({ param, draft, values: counts[param], onWantAll, lang: 'da' });
  // Each list is one block, like the same filter beside the results of a search.
  return (
    <>
      <FilterSection heading={t('industry')}>
        <div>
          <ChoiceList {...list('industry')} searchable more={leftOut.industry} />
        </div>
      </FilterSection>
      <div className="py-2">
        <ListFilter {...list('sector')} searchable more={leftOut.sector} />
      </div>
      <FilterSection heading={t('companyType')}>
        <div>
          <ChoiceList {...list('companyType')} searchable />
        </div>
      </FilterSection>
      <FilterSection heading={t('region')}>
        <div>
          <ChoiceList {...list('region')} />
        </div>
      </FilterSection>
    </>
  );
}

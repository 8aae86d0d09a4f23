'use client';

import { useTranslations } from 'next-intl';
import type { FacetCounts } from '@/lib/search/facet-counts';
import { FacetList } from './facet-list';
import { FlagBoxes } from './flag-boxes';
import { flagOf } from './flags';
import { FoldedSection, type SectionProps } from './folded-section';

const marks = ['listed', 'auditWaived', 'goingConcern', 'modifiedOpinion', 'capitalLost'] as const;

type Props = SectionProps & { counts: Pick<FacetCounts, 'opinion'> };

/** Whether companies are listed, and what their auditors, newest reports and equity say. */
export function MarkFilters({ draft, counts, disabled }: Props) {
  const t = useTranslations('filters');
  const opinions = draft.choices('opinion');
  const chosen = marks.filter((param) => flagOf(draft.texts[param]) !== undefined);
  return (
    <FoldedSection heading={t('marks')} chosen={chosen.length + opinions.length}>
      <FlagBoxes legend={t('marks')} draft={draft} boxes={marks} disabled={disabled} />
      <FacetList
        legend={t('ignoredParam.opinion')}
        values={counts.opinion.map((one) => ({ ...one, label: t(`opinion.${one.value}`) }))}
        chosen={opinions}
        onToggle={(value) => draft.toggle('opinion', value)}
        disabled={disabled}
      />
    </FoldedSection>
  );
}

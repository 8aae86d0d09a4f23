'use client';

import { useTranslations } from 'next-intl';
import { FlagBoxes } from './flag-boxes';
import { flagOf } from './flags';
import { FoldedSection, type SectionProps } from './folded-section';

const marks = ['listed', 'auditWaived', 'goingConcern', 'modifiedOpinion'] as const;

/** Whether companies are listed, and what their auditors and newest reports say. */
export function MarkFilters({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const chosen = marks.filter((param) => flagOf(draft.texts[param]) !== undefined).length;
  return (
    <FoldedSection heading={t('marks')} chosen={chosen}>
      <FlagBoxes legend={t('marks')} draft={draft} boxes={marks} disabled={disabled} />
    </FoldedSection>
  );
}

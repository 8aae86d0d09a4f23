'use client';

import { useTranslations } from 'next-intl';
import { FlagBoxes } from '@/components/filters/flag-boxes';
import { FLAG_PARAMS, flagOf } from '@/components/filters/flags';
import { FoldedSection, type SectionProps } from '@/components/filters/folded-section';
import { MarkFilters } from '@/components/filters/mark-filters';

/** What companies are or are not, have or have not. */
export function FlagFilters(props: SectionProps) {
  return (
    <>
      <MarkFilters {...props} />
      <ContactFilters {...props} />
    </>
  );
}

function ContactFilters({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const chosen = FLAG_PARAMS.filter((param) => flagOf(draft.texts[param]) !== undefined);
  return (
    <FoldedSection heading={t('contact')} chosen={chosen.length}>
      <FlagBoxes draft={draft} boxes={FLAG_PARAMS} disabled={disabled} />
    </FoldedSection>
  );
}

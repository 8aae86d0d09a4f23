'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Input } from '@/components/ui/field';
import { FoldedSection, type SectionProps } from './folded-section';
import { useOwnWords } from './use-own-words';

/** Postal codes and ranges of them, typed in one line. */
export function PostalCodeFilter({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const id = useId();
  const text = draft.texts.postalCode ?? '';
  const problem = useOwnWords(draft.problems.find(({ param }) => param === 'postalCode')?.sentence);
  return (
    <FoldedSection heading={t('postalCode')} chosen={draft.appliedChoices('postalCode').length}>
      <Input
        aria-label={t('postalCode')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        autoComplete="off"
        maxLength={400}
        disabled={disabled}
        value={text.replaceAll('|', ', ')}
        onChange={(event) => draft.setText('postalCode', event.target.value)}
      />
      <p id={`${id}-hint`} className="pt-1 text-muted text-xs">
        {t('postalCodeHint')}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
    </FoldedSection>
  );
}

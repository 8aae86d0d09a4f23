'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Input } from '@/components/ui/field';
import { partedCodes } from '@/lib/search/postal-codes';
import { FoldedSection, type SectionProps } from './folded-section';
import { useOwnWords } from './use-own-words';

/** Postal codes and ranges of them, typed in one line. */
export function PostalCodeFilter({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const id = useId();
  // Half a code is no mistake.
  const [isTyping, setTyping] = useState(false);
  const text = draft.texts.postalCode ?? '';
  const found = draft.problems.find(({ param }) => param === 'postalCode');
  const problem = useOwnWords(isTyping ? undefined : found?.sentence);
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
        onChange={(event) => {
          setTyping(true);
          draft.setText('postalCode', event.target.value);
        }}
        onBlur={() => {
          setTyping(false);
          draft.setText('postalCode', partedCodes(text));
        }}
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

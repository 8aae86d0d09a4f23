'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Input } from '@/components/ui/field';
import { FoldedSection, type SectionProps } from './folded-section';
import { useOwnWords } from './use-own-words';

/** A text field for words that the newest annual report must mention. */
export function MentionsFilter({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const id = useId();
  // No error for a word that is still being typed.
  const [isTyping, setTyping] = useState(false);
  const text = draft.texts.mentions ?? '';
  const found = draft.problems.find(({ param }) => param === 'mentions');
  const problem = useOwnWords(isTyping ? undefined : found?.sentence);
  return (
    <FoldedSection heading={t('mentions')} chosen={draft.appliedChoices('mentions').length}>
      <Input
        aria-label={t('mentions')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        autoComplete="off"
        maxLength={1_100}
        disabled={disabled}
        value={text}
        onChange={(event) => {
          setTyping(true);
          draft.setText('mentions', event.target.value);
        }}
        onBlur={() => {
          setTyping(false);
          draft.setText('mentions', text.trim());
        }}
      />
      <p id={`${id}-hint`} className="pt-1 text-muted text-xs">
        {t('mentionsHint')}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
    </FoldedSection>
  );
}

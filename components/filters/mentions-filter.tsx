'use client';

import { useTranslations } from 'next-intl';
import { FoldedSection, type SectionProps } from './folded-section';
import { TypedField } from './typed-field';

/** A text field for words that the newest annual report must mention. */
export function MentionsFilter({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const text = draft.texts.mentions ?? '';
  return (
    <FoldedSection heading={t('mentions')} chosen={draft.appliedChoices('mentions').length}>
      <TypedField
        label={t('mentions')}
        hint={t('mentionsHint')}
        value={text}
        problem={draft.problems.find(({ param }) => param === 'mentions')?.sentence}
        disabled={disabled}
        onType={(typed) => draft.setText('mentions', typed)}
        onLeave={() => draft.setText('mentions', text.trim())}
      />
    </FoldedSection>
  );
}

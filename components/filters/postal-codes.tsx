'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Input } from '@/components/ui/field';
import { partedCodes } from '@/lib/search/postal-codes';
import { FoldedSection, type SectionProps } from './folded-section';
import { type Side, Sides } from './sides';
import { useOwnWords } from './use-own-words';

/** The codes to include, and those to exclude. */
const PARAMS = ['postalCode', 'notPostalCode'] as const;

/** A text field for postal codes and ranges of them. */
export function PostalCodeFilter({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const id = useId();
  // No error for a code that is still being typed.
  const [isTyping, setTyping] = useState(false);
  const wanted = draft.appliedChoices('postalCode').length;
  const unwanted = draft.appliedChoices('notPostalCode').length;
  const [side, setSide] = useState<Side>(unwanted > wanted ? 1 : 0);
  const param = PARAMS[side];
  const text = draft.texts[param] ?? '';
  const found = draft.problems.find((problem) => PARAMS.some((one) => one === problem.param));
  const problem = useOwnWords(isTyping ? undefined : found?.sentence);
  return (
    <FoldedSection heading={t('postalCode')} chosen={wanted + unwanted}>
      <Sides
        legend={t('postalCode')}
        side={side}
        counts={[wanted, unwanted]}
        disabled={disabled}
        onChoose={setSide}
      />
      <Input
        aria-label={t('postalCode')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        autoComplete="off"
        maxLength={1_100}
        disabled={disabled}
        value={text.replaceAll('|', ', ')}
        onChange={(event) => {
          setTyping(true);
          draft.setText(param, event.target.value);
        }}
        onBlur={() => {
          setTyping(false);
          draft.setText(param, partedCodes(text));
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

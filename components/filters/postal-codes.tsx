'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { partedCodes } from '@/lib/search/postal-codes';
import { FoldedSection, type SectionProps } from './folded-section';
import { type Side, Sides } from './sides';
import { TypedField } from './typed-field';

/** The codes to include, and those to exclude. */
const PARAMS = ['postalCode', 'notPostalCode'] as const;

/** A text field for postal codes and ranges of them. */
export function PostalCodeFilter({ draft, disabled }: SectionProps) {
  const t = useTranslations('filters');
  const wanted = draft.appliedChoices('postalCode').length;
  const unwanted = draft.appliedChoices('notPostalCode').length;
  const [side, setSide] = useState<Side>(unwanted > wanted ? 1 : 0);
  const param = PARAMS[side];
  const text = draft.texts[param] ?? '';
  const found = draft.problems.find((problem) => PARAMS.some((one) => one === problem.param));
  return (
    <FoldedSection heading={t('postalCode')} chosen={wanted + unwanted}>
      <Sides
        legend={t('postalCode')}
        side={side}
        counts={[wanted, unwanted]}
        disabled={disabled}
        onChoose={setSide}
      />
      <TypedField
        label={t('postalCode')}
        hint={t('postalCodeHint')}
        value={text.replaceAll('|', ', ')}
        problem={found?.sentence}
        disabled={disabled}
        onType={(typed) => draft.setText(param, typed)}
        onLeave={() => draft.setText(param, partedCodes(text))}
      />
    </FoldedSection>
  );
}

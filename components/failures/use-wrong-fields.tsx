import { useTranslations } from 'next-intl';
import { useState } from 'react';

type Wrong = Record<string, string | { message?: string } | undefined>;

/**
 * Several errors of a submitted form are announced as one: how many there are, and the first, whose
 * field gets the focus. A single one is announced by its field.
 */
export function useWrongFields() {
  const t = useTranslations('errors');
  const [said, setSaid] = useState('');

  function say(wrong: Wrong) {
    const [first = '', ...others] = Object.values(wrong).flatMap((error) => {
      const sentence = typeof error === 'object' ? error.message : error;
      return sentence ? [sentence] : [];
    });
    const count = 1 + others.length;
    setSaid(count > 1 ? t('wrongFields', { count, first }) : '');
  }

  const summary = (
    <p role="alert" className="sr-only">
      {said}
    </p>
  );
  return { say, summary, isSummed: said !== '' };
}

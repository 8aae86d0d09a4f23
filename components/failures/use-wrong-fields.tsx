import { useTranslations } from 'next-intl';
import { useState } from 'react';

type Wrong = Record<string, string | { message?: string } | undefined>;

/**
 * Announces once what a submitted form has wrong; each field's own message is read with the field,
 * of which the first wrong one gets the focus.
 */
export function useWrongFields() {
  const t = useTranslations('errors');
  const [said, setSaid] = useState('');

  function say(wrong: Wrong) {
    const sentences = Object.values(wrong)
      .map((error) => (typeof error === 'object' ? error.message : error))
      .filter(Boolean);
    const [only = ''] = sentences;
    setSaid(sentences.length > 1 ? t('wrongFields', { count: sentences.length }) : only);
  }

  const summary = (
    <p role="alert" className="sr-only">
      {said}
    </p>
  );
  return { say, summary };
}

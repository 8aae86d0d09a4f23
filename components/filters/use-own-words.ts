import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { DEFAULT_LANGUAGE } from '@/lib/i18n/languages';
import { ownWords } from '@/lib/i18n/own-words';
import { curly } from './curly';

/** A message of the API in the page's language; undefined until the translations are loaded. */
export function useOwnWords(sentence: string | undefined): string | undefined {
  const isAsItIs = useLocale() === DEFAULT_LANGUAGE;
  const [said, setSaid] = useState<{ sentence: string; text: string }>();
  useEffect(() => {
    if (sentence === undefined || isAsItIs) return;
    void ownWords().then((say) => setSaid({ sentence, text: say(sentence) }));
  }, [sentence, isAsItIs]);
  if (isAsItIs) return sentence && curly(sentence);
  return said?.sentence === sentence ? said?.text : undefined;
}

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Input } from '@/components/ui/field';
import { SAVED_SEARCH_DELAY, SAVED_SEARCH_MAX } from '@/lib/saved/constants';
import { useSavedState } from './saved-context';

/** Searches half a second after the last letter. */
export function SearchField() {
  const t = useTranslations('savedPage');
  const { params, go } = useSavedState();
  const { search } = params;
  const [text, setText] = useState(search);
  const [before, setBefore] = useState(search);
  // Another address has another text; what is being typed is kept until then.
  if (before !== search) {
    setBefore(search);
    if (text.trim() !== search) setText(search);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a typed letter starts the wait
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => go({ search: text.trim() }, 'replace'), SAVED_SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text, go]);

  return (
    <search className="w-full sm:w-64">
      <Input
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={text}
        maxLength={SAVED_SEARCH_MAX}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Input } from '@/components/ui/field';
import { SEARCH_DELAY, SEARCH_MAX } from '@/lib/users/admin-constants';
import type { ShownUsers } from '@/lib/users/user-question';
import { useGo } from './use-go';

/** Searches half a second after the last letter. */
export function UserSearch({ shown }: { shown: ShownUsers }) {
  const t = useTranslations('admin');
  const go = useGo();
  const [text, setText] = useState(shown.search);
  const [before, setBefore] = useState(shown.search);
  // Another address has another text; what is being typed is kept until then.
  if (before !== shown.search) {
    setBefore(shown.search);
    setText(shown.search);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a typed letter starts the wait
  useEffect(() => {
    if (text.trim() === shown.search) return;
    const timer = setTimeout(() => go({ ...shown, search: text.trim() }), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text, shown.search, go]);

  return (
    <search className="w-full sm:w-72">
      <Input
        type="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={text}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}

'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { paths } from '@/lib/paths';
import { SearchBox } from './search-box';
import { useAiSearch } from './use-ai-search';
import { useSearch } from './use-search';

/** The search field in the top bar; the search page has its own. */
export function CompactSearch({ userId }: { userId: string }) {
  const t = useTranslations('shell');
  const pathname = usePathname();
  const current = useSearchParams().get('search') ?? '';
  const [text, setText] = useState(current);
  const [shown, setShown] = useState(current);
  const [asked, setAsked] = useState<string | null>(null);
  const { run, pending } = useSearch();
  const ai = useAiSearch(userId);
  // New results set the text, other pages clear it. After a search from here, more may have been
  // typed by the time the results arrive, so the text is kept; a later visit via Back sets it as
  // usual.
  if (shown !== current) {
    setShown(current);
    setAsked(null);
    if (current !== asked) setText(current);
  }

  if (pathname === paths.search()) return null;
  return (
    <search className="flex w-full max-w-lg">
      <SearchBox
        text={text}
        onText={setText}
        onSearch={(wanted, line) => {
          setAsked(wanted.trim());
          if (line?.ai) ai.run(wanted, line);
          else run(wanted);
        }}
        pending={pending || ai.pending}
        placeholder={t('searchPlaceholder')}
      />
    </search>
  );
}

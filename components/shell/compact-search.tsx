'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { browserStorage } from '@/lib/api/browser-storage';
import { paths } from '@/lib/paths';
import { MIN_QUERY_LENGTH } from '@/lib/search/constants';
import { SearchInput } from './search-input';

/** The search field of the top bar; the search page has its own. */
export function CompactSearch() {
  const t = useTranslations('shell');
  const router = useRouter();
  const pathname = usePathname();
  const current = useSearchParams().get('search') ?? '';
  const [text, setText] = useState(current);
  const [pending, startTransition] = useTransition();
  useEffect(() => setText(current), [current]);

  if (pathname === paths.search()) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const search = text.trim();
    if (search.length < MIN_QUERY_LENGTH) {
      toast.error(t('tooShort'));
      return;
    }
    browserStorage.set('lastSearch', search);
    startTransition(() => router.push(paths.discover({ search })));
  }

  const labels = {
    label: t('search'),
    placeholder: t('searchPlaceholder'),
    clear: t('clear'),
  };
  return (
    <search className="flex w-full max-w-lg">
      <form onSubmit={submit} aria-busy={pending || undefined} className="flex flex-1">
        <SearchInput value={text} onChange={setText} labels={labels} />
      </form>
    </search>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { searchApi } from '@/lib/api/search';
import { paths } from '@/lib/paths';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { recentCache } from './recent-cache';
import { useTurn } from './use-turn';

/** Runs the simple search: with results it goes to them, without it says so and stays. */
export function useSearch() {
  const t = useTranslations('shell');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const begin = useTurn();

  async function ask(search: string, signal: AbortSignal) {
    try {
      const { data } = await searchApi.searchCompanies(search, signal);
      // It is the newest of the recent searches now.
      recentCache.clear();
      if (data.totalRecords === 0) {
        toast.error(t('noData'));
        return;
      }
      // After waiting, a transition has to be begun anew.
      startTransition(() => router.push(paths.discover({ search })));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    }
  }

  function run(text: string) {
    const search = text.trim();
    if (search.length < MIN_QUERY_LENGTH) toast.error(t('tooShort'));
    else {
      const signal = begin();
      startTransition(() => ask(search, signal));
    }
  }
  return { run, pending };
}

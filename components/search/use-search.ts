'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { toastUnreachable } from '@/components/failures/tell-unreachable';
import { toast } from '@/components/ui/toast';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { useTurn } from './use-turn';

/** Fetched when the pointer nears the field. */
export const loadSearch = () => import('./ask-search');

/**
 * Runs the simple search: opens the results if there are any, otherwise says so and stays.
 * `onEmpty` receives a text that no company matches.
 */
export function useSearch(onEmpty?: (search: string) => void) {
  const t = useTranslations('shell');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const { take, isWaiting } = useTurn();

  async function ask(search: string, signal: AbortSignal) {
    const code = await loadSearch().catch(() => null);
    if (code === null) return toastUnreachable();
    const href = await code.askSearch({ search, texts: { noData: t('noData') }, signal, onEmpty });
    if (href !== null && !signal.aborted) startTransition(() => router.push(href));
  }

  function run(text: string) {
    const search = text.trim();
    if (search.length < MIN_QUERY_LENGTH) toast.error(t('tooShort'));
    else void take((signal) => ask(search, signal));
  }
  return { run, pending: pending || isWaiting };
}

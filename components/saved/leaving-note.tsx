'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { formatNumber } from '@/lib/format';
import { useSavedSince } from './saved-store';

/** Companies of a page of results that leaves out what is saved. */
export type Unsaved = { key: string; at: number }[];

/**
 * How many companies of the page were saved since it was made: they leave the results, so that
 * others move up onto this page, which going on would skip.
 */
export function LeavingNote({ unsaved }: { unsaved: Unsaved }) {
  const t = useTranslations('discover');
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const count = useSavedSince(unsaved);
  return (
    <p role="status" className="text-body text-sm empty:hidden print:hidden">
      {count > 0 && (
        <>
          {t('leaving', { count: formatNumber(count), plural: count })}{' '}
          <button
            type="button"
            aria-busy={isPending}
            onClick={() => startTransition(() => router.refresh())}
            className="link link-alone"
          >
            {t('moveUp')}
          </button>
        </>
      )}
    </p>
  );
}

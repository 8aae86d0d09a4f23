'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore, useTransition } from 'react';
import { formatNumber } from '@/lib/format';
import { getKnown, subscribe } from './saved-store';

/** Companies of a page of results that leaves out what is saved. */
export type Unsaved = { key: string; at: number }[];

const countSaved = (companies: Unsaved) =>
  companies.filter(({ key, at }) => {
    const done = getKnown(key);
    return done?.saved === true && done.id !== null && done.at >= at;
  }).length;

/**
 * How many companies of the page were saved since it was made: they leave the results, so that
 * others move up onto this page, which going on would skip.
 */
export function LeavingNote({ unsaved }: { unsaved: Unsaved }) {
  const t = useTranslations('discover');
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const count = useSyncExternalStore(
    subscribe,
    () => countSaved(unsaved),
    () => 0,
  );
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

'use client';

import { useTranslations } from 'next-intl';
import type { SegmentCounts } from './use-segment-counts';

/** Says whether the counts match the choice. Takes up space only when it has something to say. */
export function CountsNote({ counts: { error, retry, isStale } }: { counts: SegmentCounts }) {
  const t = useTranslations('filters');
  if (error === undefined) {
    return (
      <p role="status" className="sr-only">
        {isStale ? t('counting') : ''}
      </p>
    );
  }
  return (
    <p role="alert" className="text-sm text-warn">
      {t('countFailed')}{' '}
      <button
        type="button"
        onClick={({ currentTarget: { form } }) => {
          // The button disappears along with the message, so move the focus on.
          form?.querySelector<HTMLElement>('[type=submit]')?.focus();
          retry();
        }}
        className="rounded-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        {t('retry')}
      </button>
    </p>
  );
}

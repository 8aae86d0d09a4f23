'use client';

import { useTranslations } from 'next-intl';
import type { SegmentCounts } from './use-segment-counts';

/** Whether the counts are those of the choice. Takes its place only when there is something to say. */
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
          // It goes with what it is about.
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

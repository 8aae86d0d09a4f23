'use client';

import { useTranslations } from 'next-intl';
import { RetryCounts } from '@/components/filters/retry-counts';
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
      <RetryCounts
        retry={retry}
        className="rounded-sm font-medium text-accent underline-offset-4 hover:underline"
      />
    </p>
  );
}

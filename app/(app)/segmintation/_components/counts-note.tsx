'use client';

import { useTranslations } from 'next-intl';
import { Reference } from '@/components/failures/reference';
import { formatNumber } from '@/lib/format';
import type { SegmentCounts } from './use-segment-counts';

/**
 * Says how many companies the choice would find, to screen readers: others read it on the button.
 * Takes up space only when counting failed.
 */
export function CountsNote({ counts }: { counts: SegmentCounts }) {
  const t = useTranslations('filters');
  const { error, retry, isStale, total } = counts;
  const found = total === null ? '' : `${formatNumber(total)} ${t('companies', { count: total })}`;
  if (error === undefined) {
    return (
      <p role="status" className="sr-only">
        {isStale ? t('counting') : found}
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
        className="link-within touch:min-h-11"
      >
        {t('retry')}
      </button>
      <Reference of={error} />
    </p>
  );
}

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import { tallyOf } from './decisions';
import type { Reading } from './use-reading';

const NO_DECISIONS = new Map<number, null>();

/** What is going on, for screen readers; the same while companies are being chosen. */
export function useSummary({ result, source, isReading, error }: Reading): string {
  const t = useTranslations('importPage');
  if (isReading) {
    return typeof source === 'string' || !source
      ? t('readingRows')
      : t('reading', { name: source.name });
  }
  if (!result || error !== undefined) return '';
  const { all, found, undecided, missing, repeated } = tallyOf(result.answer.rows, NO_DECISIONS);
  return t('summary', {
    plural: all,
    all: formatNumber(all),
    found: formatNumber(found),
    undecided: formatNumber(undecided),
    missing: formatNumber(missing),
    repeated: formatNumber(repeated),
  });
}

'use client';

import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';

/** On a button, after its label: how many companies it would show. */
export function FoundCount({ total }: { total: number | null }) {
  const t = useTranslations('filters');
  if (total === null) return null;
  return (
    <>
      {` · ${formatNumber(total)}`}
      <span className="sr-only"> {t('companies', { count: total })}</span>
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { AiSearchAnswer } from '@/lib/ai-search/answers';
import { runPath } from '@/lib/ai-search/run-path';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';

type Props = {
  remaining: number | null;
  /** A run that found nothing. */
  emptyRun: AiSearchAnswer['run'];
};

/** Explains the AI search, and shows the uses left and the outcome of the last search. */
export function AiNote({ remaining, emptyRun }: Props) {
  const t = useTranslations('aiSearch');
  const left = remaining !== null && (
    <>
      {' '}
      {remaining > 0
        ? t('left', { count: formatNumber(remaining), plural: remaining })
        : t('noneLeft')}
      {remaining === 0 && (
        <>
          {' '}
          <Link href={paths.subscription()} className="link">
            {t('upgrade')}
          </Link>
        </>
      )}
    </>
  );
  if (emptyRun === null) {
    return (
      <>
        {remaining !== 0 && t('note')}
        {left}
      </>
    );
  }
  return (
    <>
      {t('noMatch')}{' '}
      <Link href={runPath(emptyRun)} className="link">
        {t('seeReading')}
      </Link>
      {left && <> · {left}</>}
    </>
  );
}

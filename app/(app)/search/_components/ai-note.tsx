'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';

type Props = {
  remaining: number | null;
  /** The id of a run that found nothing. */
  emptyRun: string | null;
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
      <Link href={paths.discover({ run: emptyRun })} className="link">
        {t('seeReading')}
      </Link>
      {left && <> · {left}</>}
    </>
  );
}

'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';

type Props = {
  remaining: number | null;
  /** A run that found nothing. */
  emptyRun: string | null;
};

const linkClass = 'font-medium text-accent underline-offset-4 hover:underline';

/** What the AI search takes, what is left of it, and what came of the last one. */
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
          <Link href={paths.subscription()} prefetch={false} className={linkClass}>
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
      <Link href={paths.discover({ run: emptyRun })} prefetch={false} className={linkClass}>
        {t('seeReading')}
      </Link>
      {left && <> · {left}</>}
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';

type Props = { retry: () => void; className: string };

/** Goes as soon as it is pressed: the focus goes on to what applies the filters. */
export function RetryCounts({ retry, className }: Props) {
  const t = useTranslations('filters');
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        retry();
      }}
      className={className}
    >
      {t('retry')}
    </button>
  );
}

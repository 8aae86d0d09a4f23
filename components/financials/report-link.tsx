import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Opens a published annual report in a new tab. */
export function ReportLink({ url, children }: { url: string; children: ReactNode }) {
  const t = useTranslations('financial');
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link-within">
      {children}
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  );
}

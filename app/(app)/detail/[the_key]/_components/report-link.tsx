import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { FileDown } from '@/components/ui/icons';
import { paths } from '@/lib/paths';

/** Downloads the page as one PDF. In a new tab, so that a failure leaves this page alone. */
export function ReportLink({ companyKey }: { companyKey: string }) {
  const t = useTranslations('detail');
  return (
    <a
      href={paths.companyReport(companyKey)}
      target="_blank"
      rel="noopener"
      title={t('reportHint')}
      className={buttonClass()}
    >
      <FileDown aria-hidden className="size-4" />
      {t('report')}
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  );
}

import { useTranslations } from 'next-intl';
import { linkClass } from '@/components/roles/link-class';
import { Link } from '@/components/ui/link';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatMomentDay } from '@/lib/format';

export function SourceNote({ company }: { company: CompanyDetail }) {
  const t = useTranslations('detail');
  const { isSample, registerUpdatedAt } = company;
  return (
    <p className="text-muted text-xs">
      {isSample ? t('sourceSample') : t('source')}
      {registerUpdatedAt && ` · ${t('updated', { day: formatMomentDay(registerUpdatedAt) })}`}
    </p>
  );
}

/**
 * Where figures of accounts are from, with a link to the reports where they are elsewhere. The day of
 * the register's entry, often older than the accounts, would be taken for theirs.
 */
export function AccountsSource({ company, reports }: { company: CompanyDetail; reports?: string }) {
  const t = useTranslations();
  return (
    <p className="text-muted text-xs">
      {t(company.isSample ? 'detail.accountsSourceSample' : 'detail.accountsSource')}
      {reports && (
        <>
          {' · '}
          <Link href={reports} className={linkClass}>
            {t('financial.annualReports')}
          </Link>
        </>
      )}
    </p>
  );
}

import { useTranslations } from 'next-intl';
import { PartFailed } from '@/components/failures/part-failed';
import { ReportLink } from '@/components/financials/report-link';
import { type ComparisonAddress, comparisonHref } from '@/lib/comparison/address';
import type { ComparedCompany } from '@/lib/comparison/types';
import { monthsOf } from '@/lib/financials/periods';
import type { Correction, FinancialPeriod } from '@/lib/financials/types';
import { formatDay, formatMomentDay } from '@/lib/format';
import { Row } from './row';

type Props = {
  companies: readonly ComparedCompany[];
  address: ComparisonAddress;
  blank: number;
};

/** The financial year that the figures cover, its currency, and anything unusual about it. */
export function PeriodRow({ address, ...props }: Props) {
  const t = useTranslations();
  return (
    <Row
      label={t('compare.financialYear')}
      {...props}
      cell={({ accounts }) => {
        if (accounts === 'failed') {
          return <PartFailed text={t('financial.failed')} href={comparisonHref(address)} />;
        }
        const [newest] = accounts.periods;
        if (newest) return <Period period={newest} hasBoth={accounts.hasBoth} />;
        return <span className="text-muted text-xs">{t('compare.noAccounts')}</span>;
      }}
    />
  );
}

function Period({ period, hasBoth }: { period: FinancialPeriod; hasBoth: boolean }) {
  const t = useTranslations();
  const { startDate, endDate, currency, scope, corrected } = period;
  const months = monthsOf(period);
  const notes = [
    currency,
    months !== 12 && t('financial.months', { months }),
    scope === 'group' && t('compare.group'),
    scope === 'solo' && hasBoth && t('compare.alone'),
  ].filter(Boolean);
  return (
    <>
      <span className="whitespace-nowrap">{formatDay(startDate)} –</span>{' '}
      <span className="whitespace-nowrap">{formatDay(endDate)}</span>
      <span className="block text-muted text-xs">{notes.join(' · ')}</span>
      {corrected && <Corrected correction={corrected} />}
    </>
  );
}

/** Tells of a later report of the year whose figures are not known. */
function Corrected({ correction: { url, publishedAt } }: { correction: Correction }) {
  const t = useTranslations('compare');
  return (
    <span className="mt-1 block text-body text-xs">
      {t.rich('corrected', {
        day: formatMomentDay(publishedAt),
        report: (chunks) => <ReportLink url={url}>{chunks}</ReportLink>,
      })}
    </span>
  );
}

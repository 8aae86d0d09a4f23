import { useTranslations } from 'next-intl';
import { PartFailed } from '@/components/failures/part-failed';
import { GrowthLine, NoAmount, NotCompared } from '@/components/financials/amount-cell';
import { CorrectedNotes } from '@/components/financials/corrected-notes';
import { ReportLink } from '@/components/financials/report-link';
import { linkClass } from '@/components/roles/link-class';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { isInDistress } from '@/lib/companies/distress';
import { formatCapital } from '@/lib/companies/format';
import type { CompanyDetail } from '@/lib/companies/types';
import { formulaText } from '@/lib/financials/formula-text';
import { lineText } from '@/lib/financials/line-text';
import { type NewestAccounts as Newest, newestAccounts } from '@/lib/financials/newest';
import { monthsOf } from '@/lib/financials/periods';
import type {
  Amount,
  AnnualReport,
  FinancialPeriod,
  Financials,
  StatementField,
} from '@/lib/financials/types';
import { formatDay, formatMomentDay, formatPercent } from '@/lib/format';
import type { CompanyHref } from './company-href';

type Props = { company: CompanyDetail; financials: Financials | 'failed'; href: CompanyHref };

/** Values stand in one row, also beside a name of two lines. */
const cellClass = 'row-span-2 grid min-w-0 grid-rows-subgrid gap-y-1';

/** The main figures of the newest annual accounts. Nothing for a company without any. */
export function NewestAccounts({ company, financials, href }: Props) {
  const t = useTranslations();
  const newest = financials === 'failed' ? null : newestAccounts(financials);
  if (financials !== 'failed' && newest === null) return null;
  return (
    <CardSection id="newest-accounts" heading={t('detail.newestAccounts')}>
      {newest === null ? (
        <PartFailed text={t('financial.failed')} href={href()} />
      ) : (
        <>
          <PeriodLine period={newest.period} told={newest.told} />
          <EndsBefore company={company} endDate={newest.period.endDate} />
          <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
            {newest.figures.map((figure) => (
              <Figure key={figure.field} {...figure} />
            ))}
            {newest.solvencyRatio !== null && <Solvency ratio={newest.solvencyRatio} />}
          </dl>
          {newest.group && <OfGroup period={newest.group} href={href} />}
          <div className="mt-3 empty:hidden">
            <CorrectedNotes periods={[newest.period]} />
          </div>
          <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
            <Link href={href({ tab: 'financial' })} className={linkClass}>
              {t('detail.allAccounts')}
            </Link>
            {newest.report && <Source report={newest.report} />}
          </div>
        </>
      )}
    </CardSection>
  );
}

/** The days that the figures are of, their currency, whose they are, and anything unusual about the period. */
function PeriodLine({ period, told }: Pick<Newest, 'period' | 'told'>) {
  const t = useTranslations('financial');
  const { startDate, endDate, currency } = period;
  const months = monthsOf(period);
  const notes = [
    `${formatDay(startDate)} – ${formatDay(endDate)}`,
    currency,
    months !== 12 && t('months', { months }),
    told !== null && t(`only.${told}`),
  ];
  return <p className="text-muted text-sm">{notes.filter(Boolean).join(' · ')}</p>;
}

/** Tells that the figures are from before a bankruptcy or the like began. */
function EndsBefore({ company, endDate }: { company: CompanyDetail; endDate: Date }) {
  const t = useTranslations('detail');
  const { status, statusSince } = company;
  if (!isInDistress(status) || statusSince === null || statusSince <= endDate) return null;
  return <p className="text-sm">{t('accountsBefore', { status, day: formatDay(statusSince) })}</p>;
}

/** The result and equity of the group, which may be quite another than the company's own. */
function OfGroup({ period, href }: { period: FinancialPeriod; href: CompanyHref }) {
  const t = useTranslations();
  const { amounts, currency, endDate } = period;
  const figures = (['profitLoss', 'equity'] as const).flatMap((field) => {
    const { value } = amounts[field];
    return value === null
      ? []
      : `${t(`financial.fields.${field}`)} ${formatCapital(value, currency)}`;
  });
  if (figures.length === 0) return null;
  return (
    <p className="mt-3 text-sm">
      <Link href={href({ tab: 'financial', scope: 'group' })} className={linkClass}>
        {t('detail.ofGroup', { day: formatDay(endDate), figures: figures.join(' · ') })}
      </Link>
    </p>
  );
}

/** The annual report that the figures are from, and when it was published. */
function Source({ report: { url, publishedAt } }: { report: AnnualReport }) {
  const t = useTranslations();
  return (
    <p className="text-muted text-sm">
      <ReportLink url={url}>{t('detail.annualReport')}</ReportLink>
      {publishedAt && ` · ${t('financial.published', { day: formatMomentDay(publishedAt) })}`}
    </p>
  );
}

function Solvency({ ratio }: { ratio: number }) {
  const t = useTranslations('keyFigures');
  return (
    <div className={cellClass}>
      <dt className="self-end text-muted text-xs">{t('names.solvencyRatio')}</dt>
      <dd className="font-medium text-ink tabular-nums">
        {formatPercent(ratio)}
        <span className="block font-normal text-muted text-xs">
          {formulaText(t('formulas.solvencyRatio'))}
        </span>
      </dd>
    </div>
  );
}

function Figure({ field, amount }: { field: StatementField; amount: Amount }) {
  const t = useTranslations('financial.fields');
  const { value, notCompared } = amount;
  return (
    <div className={cellClass}>
      <dt className="self-end text-muted text-xs">{t(field)}</dt>
      <dd className="break-words font-medium text-ink tabular-nums">
        {value === null ? <NoAmount amount={amount} /> : lineText(field, value)}
        <GrowthLine amount={amount} />
        {notCompared && <NotCompared reason={notCompared} />}
      </dd>
    </div>
  );
}
